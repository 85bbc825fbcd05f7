export { getCustomerById } from './account/getCustomerById.ts';
export { getSignedInDevices } from './account/getSignedInDevices.ts';
export { loginUserdata } from './account/loginUserdata.ts';
export { registerUsernew } from './account/registerUsernew.ts';
export { sendResetPinLink } from './account/sendResetPinLink.ts';
export { signOutEverywhere } from './account/signOutEverywhere.ts';
export { updatePinWithToken } from './account/updatePinWithToken.ts';
export { addManyToCart } from './cart/addManyToCart.ts';
export { addToCart } from './cart/addToCart.ts';
export { countCartVariants } from './cart/countCartVariants.ts';
export { getCartItemsByUserId } from './cart/getCartItemsByUserId.ts';
export { getCartProductByUserId } from './cart/getCartProductByUserId.ts';
export { getCouponDataByUserId } from './cart/getCouponDataByUserId.ts';
export { getPriceUpdateNotificationCount } from './cart/getPriceUpdateNotificationCount.ts';
export { markPriceUpdateClicked } from './cart/markPriceUpdateClicked.ts';
export { removeFromCart } from './cart/removeFromCart.ts';
export { updateCartItem } from './cart/updateCartItem.ts';
export { getAllProductsByBrand } from './catalogue/getAllProductsByBrand.ts';
export { getAllProductsWithImageNew } from './catalogue/getAllProductsWithImageNew.ts';
export { getAllProductsWithImageNewBest } from './catalogue/getAllProductsWithImageNewBest.ts';
export { getProductBySlug } from './catalogue/getProductBySlug.ts';
export { getProductStock } from './catalogue/getProductStock.ts';
export { getProductsBySubcategorySlug } from './catalogue/getProductsBySubcategorySlug.ts';
export { getSubSubcategoriesBySubcategorySlug } from './catalogue/getSubSubcategoriesBySubcategorySlug.ts';
export { getSubSubcategoriesBySubcategorySlugiff } from './catalogue/getSubSubcategoriesBySubcategorySlugiff.ts';
export { searchProducts } from './catalogue/searchProducts.ts';
export { contactUsForm } from './content/contactUsForm.ts';
export { getAllFaqs } from './content/getAllFaqs.ts';
export {
  getManageWebsiteData,
  getPrivacyData,
  getRefundData,
  getShippingData,
  getTermsData,
} from './content/shop-pages.ts';
export { getUserNotifications } from './notifications/getUserNotifications.ts';
export { markAllNotificationsAsRead } from './notifications/markAllNotificationsAsRead.ts';
export { markNotificationAsRead } from './notifications/markNotificationAsRead.ts';
export { cancelOrderById } from './orders/cancelOrderById.ts';
export { getBuyAgain } from './orders/getBuyAgain.ts';
export { getOrderById } from './orders/getOrderById.ts';
export { getOrdersByUserId } from './orders/getOrdersByUserId.ts';
export { insertOrder } from './orders/insertOrder.ts';
export { matchOrderLines } from './orders/matchOrderLines.ts';
export { readOrderFile } from './orders/readOrderFile.ts';
export { updateOrderQtyEditDelivery } from './orders/updateOrderQtyEditDelivery.ts';
export { getOwnReview } from './reviews/getOwnReview.ts';
export { getReviewsByProductId } from './reviews/getReviewsByProductId.ts';
export { submitProductReview } from './reviews/submitProductReview.ts';
export { voteOnReview } from './reviews/voteOnReview.ts';
export { getAllBannersBottom, getAllBannersLast, getBanners } from './shop/banners.ts';
export { getAllBrands } from './shop/getAllBrands.ts';
export { getAllCategoriesWithSubcategories } from './shop/getAllCategoriesWithSubcategories.ts';
export { getDeliverySettings } from './shop/getDeliverySettings.ts';
export { getHomeSettings } from './shop/getHomeSettings.ts';
export { handleAbandonedCarts } from './shop/handleAbandonedCarts.ts';
