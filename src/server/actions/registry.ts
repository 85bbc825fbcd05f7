import type { ActionName } from '#contract/names.ts';
import type { Handler } from '#server/actions/context.ts';
import { getCustomerById } from './account/getCustomerById.ts';
import { getSignedInDevices } from './account/getSignedInDevices.ts';
import { loginUserdata } from './account/loginUserdata.ts';
import { registerUsernew } from './account/registerUsernew.ts';
import { sendResetPinLink } from './account/sendResetPinLink.ts';
import { signOutEverywhere } from './account/signOutEverywhere.ts';
import { updatePinWithToken } from './account/updatePinWithToken.ts';
import { addManyToCart } from './cart/addManyToCart.ts';
import { addToCart } from './cart/addToCart.ts';
import { countCartVariants } from './cart/countCartVariants.ts';
import { getCartItemsByUserId } from './cart/getCartItemsByUserId.ts';
import { getCartProductByUserId } from './cart/getCartProductByUserId.ts';
import { getCouponDataByUserId } from './cart/getCouponDataByUserId.ts';
import { getPriceUpdateNotificationCount } from './cart/getPriceUpdateNotificationCount.ts';
import { markPriceUpdateClicked } from './cart/markPriceUpdateClicked.ts';
import { removeFromCart } from './cart/removeFromCart.ts';
import { updateCartItem } from './cart/updateCartItem.ts';
import { getAllProductsByBrand } from './catalogue/getAllProductsByBrand.ts';
import { getAllProductsWithImageNew } from './catalogue/getAllProductsWithImageNew.ts';
import { getAllProductsWithImageNewBest } from './catalogue/getAllProductsWithImageNewBest.ts';
import { getProductBySlug } from './catalogue/getProductBySlug.ts';
import { getProductStock } from './catalogue/getProductStock.ts';
import { getProductsBySubcategorySlug } from './catalogue/getProductsBySubcategorySlug.ts';
import { getSubSubcategoriesBySubcategorySlug } from './catalogue/getSubSubcategoriesBySubcategorySlug.ts';
import { getSubSubcategoriesBySubcategorySlugiff } from './catalogue/getSubSubcategoriesBySubcategorySlugiff.ts';
import { searchProducts } from './catalogue/searchProducts.ts';
import { contactUsForm } from './content/contactUsForm.ts';
import { getAllFaqs } from './content/getAllFaqs.ts';
import { getManageWebsiteData } from './content/getManageWebsiteData.ts';
import { getPrivacyData } from './content/getPrivacyData.ts';
import { getRefundData } from './content/getRefundData.ts';
import { getShippingData } from './content/getShippingData.ts';
import { getTermsData } from './content/getTermsData.ts';
import { getUserNotifications } from './notifications/getUserNotifications.ts';
import { markAllNotificationsAsRead } from './notifications/markAllNotificationsAsRead.ts';
import { markNotificationAsRead } from './notifications/markNotificationAsRead.ts';
import { cancelOrderById } from './orders/cancelOrderById.ts';
import { getBuyAgain } from './orders/getBuyAgain.ts';
import { getOrderById } from './orders/getOrderById.ts';
import { getOrdersByUserId } from './orders/getOrdersByUserId.ts';
import { insertOrder } from './orders/insertOrder.ts';
import { matchOrderLines } from './orders/matchOrderLines.ts';
import { readOrderFile } from './orders/readOrderFile.ts';
import { updateOrderQtyEditDelivery } from './orders/updateOrderQtyEditDelivery.ts';
import { getOwnReview } from './reviews/getOwnReview.ts';
import { getReviewsByProductId } from './reviews/getReviewsByProductId.ts';
import { submitProductReview } from './reviews/submitProductReview.ts';
import { voteOnReview } from './reviews/voteOnReview.ts';
import { getAllBannersBottom } from './shop/getAllBannersBottom.ts';
import { getAllBannersLast } from './shop/getAllBannersLast.ts';
import { getAllBrands } from './shop/getAllBrands.ts';
import { getAllCategoriesWithSubcategories } from './shop/getAllCategoriesWithSubcategories.ts';
import { getBanners } from './shop/getBanners.ts';
import { getDeliverySettings } from './shop/getDeliverySettings.ts';
import { getHomeSettings } from './shop/getHomeSettings.ts';
import { handleAbandonedCarts } from './shop/handleAbandonedCarts.ts';

/** Every action with its handler: one that is missing does not compile. */
export const handlers: { [N in ActionName]: Handler<N> } = {
  getHomeSettings,
  getBanners,
  getAllBannersLast,
  getAllBannersBottom,
  getAllBrands,
  handleAbandonedCarts,
  getManageWebsiteData,
  getTermsData,
  getPrivacyData,
  getRefundData,
  getShippingData,
  getAllFaqs,
  getAllCategoriesWithSubcategories,
  getAllProductsWithImageNewBest,
  getAllProductsWithImageNew,
  getAllProductsByBrand,
  searchProducts,
  getProductBySlug,
  getProductStock,
  getProductsBySubcategorySlug,
  getSubSubcategoriesBySubcategorySlugiff,
  getSubSubcategoriesBySubcategorySlug,
  getReviewsByProductId,
  submitProductReview,
  countCartVariants,
  getCartItemsByUserId,
  getCartProductByUserId,
  addToCart,
  updateCartItem,
  removeFromCart,
  getCouponDataByUserId,
  getCustomerById,
  getDeliverySettings,
  insertOrder,
  getOrderById,
  getOrdersByUserId,
  cancelOrderById,
  updateOrderQtyEditDelivery,
  getUserNotifications,
  markNotificationAsRead,
  getPriceUpdateNotificationCount,
  markPriceUpdateClicked,
  registerUsernew,
  loginUserdata,
  contactUsForm,
  sendResetPinLink,
  updatePinWithToken,
  getSignedInDevices,
  signOutEverywhere,
  markAllNotificationsAsRead,
  getOwnReview,
  voteOnReview,
  addManyToCart,
  getBuyAgain,
  matchOrderLines,
  readOrderFile,
};
