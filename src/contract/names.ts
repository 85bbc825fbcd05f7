/**
 * The list of all actions with their HTTP methods. It is kept apart from the definitions so that the
 * browser does not load the schemas just to know a method.
 */
export const actionMethods = {
  getHomeSettings: 'GET',
  getBanners: 'GET',
  getAllBannersLast: 'GET',
  getAllBannersBottom: 'GET',
  getAllBrands: 'GET',
  handleAbandonedCarts: 'GET',
  getManageWebsiteData: 'GET',
  getTermsData: 'GET',
  getPrivacyData: 'GET',
  getRefundData: 'GET',
  getShippingData: 'GET',
  getAllFaqs: 'GET',
  getAllCategoriesWithSubcategories: 'GET',
  getAllProductsWithImageNewBest: 'GET',
  getAllProductsWithImageNew: 'GET',
  getAllProductsByBrand: 'GET',
  searchProducts: 'GET',
  getProductBySlug: 'GET',
  getProductStock: 'GET',
  getProductsBySubcategorySlug: 'GET',
  getSubSubcategoriesBySubcategorySlugiff: 'GET',
  getSubSubcategoriesBySubcategorySlug: 'GET',
  getReviewsByProductId: 'GET',
  submitProductReview: 'POST',
  countCartVariants: 'GET',
  getCartItemsByUserId: 'GET',
  getCartProductByUserId: 'GET',
  addToCart: 'POST',
  updateCartItem: 'POST',
  removeFromCart: 'POST',
  getCouponDataByUserId: 'GET',
  getCustomerById: 'GET',
  getDeliverySettings: 'GET',
  insertOrder: 'POST',
  getOrderById: 'GET',
  getOrdersByUserId: 'GET',
  cancelOrderById: 'GET',
  updateOrderQtyEditDelivery: 'POST',
  getUserNotifications: 'GET',
  markNotificationAsRead: 'POST',
  getPriceUpdateNotificationCount: 'GET',
  markPriceUpdateClicked: 'POST',
  registerUsernew: 'POST',
  loginUserdata: 'POST',
  contactUsForm: 'POST',
  sendResetPinLink: 'POST',
  updatePinWithToken: 'POST',
  // Beyond the specification.
  getSignedInDevices: 'GET',
  signOutEverywhere: 'POST',
  markAllNotificationsAsRead: 'POST',
  getOwnReview: 'GET',
  voteOnReview: 'POST',
  addManyToCart: 'POST',
  getBuyAgain: 'GET',
  matchOrderLines: 'POST',
  readOrderFile: 'POST',
} as const;

export type ActionName = keyof typeof actionMethods;

export function isActionName(text: string): text is ActionName {
  return Object.hasOwn(actionMethods, text);
}
