export { getCredit } from '#server/actions/account/getCredit.ts';
export { getCustomerById } from '#server/actions/account/getCustomerById.ts';
export { getSignedInDevices } from '#server/actions/account/getSignedInDevices.ts';
export { loginUserdata } from '#server/actions/account/loginUserdata.ts';
export { openPinLink } from '#server/actions/account/openPinLink.ts';
export { registerUsernew } from '#server/actions/account/registerUsernew.ts';
export { sendResetPinLink } from '#server/actions/account/sendResetPinLink.ts';
export { setOrderMails } from '#server/actions/account/setOrderMails.ts';
export { signOutEverywhere } from '#server/actions/account/signOutEverywhere.ts';
export { updatePinWithToken } from '#server/actions/account/updatePinWithToken.ts';
export { addManyToCart } from '#server/actions/cart/addManyToCart.ts';
export { addToCart } from '#server/actions/cart/addToCart.ts';
export { countCartVariants } from '#server/actions/cart/countCartVariants.ts';
export { getCartItemsByUserId } from '#server/actions/cart/getCartItemsByUserId.ts';
export { getCartProductByUserId } from '#server/actions/cart/getCartProductByUserId.ts';
export { getCouponDataByUserId } from '#server/actions/cart/getCouponDataByUserId.ts';
export { getPriceUpdateNotificationCount } from '#server/actions/cart/getPriceUpdateNotificationCount.ts';
export { markPriceUpdateClicked } from '#server/actions/cart/markPriceUpdateClicked.ts';
export { removeFromCart } from '#server/actions/cart/removeFromCart.ts';
export { repackInCart } from '#server/actions/cart/repackInCart.ts';
export { updateCartItem } from '#server/actions/cart/updateCartItem.ts';
export { getAllProductsByBrand } from '#server/actions/catalogue/getAllProductsByBrand.ts';
export { getAllProductsWithImageNew } from '#server/actions/catalogue/getAllProductsWithImageNew.ts';
export { getAllProductsWithImageNewBest } from '#server/actions/catalogue/getAllProductsWithImageNewBest.ts';
export { getProductBySlug } from '#server/actions/catalogue/getProductBySlug.ts';
export { getProductStock } from '#server/actions/catalogue/getProductStock.ts';
export { getProductsBySubcategorySlug } from '#server/actions/catalogue/getProductsBySubcategorySlug.ts';
export { getSubSubcategoriesBySubcategorySlug } from '#server/actions/catalogue/getSubSubcategoriesBySubcategorySlug.ts';
export { getSubSubcategoriesBySubcategorySlugiff } from '#server/actions/catalogue/getSubSubcategoriesBySubcategorySlugiff.ts';
export { searchProducts } from '#server/actions/catalogue/searchProducts.ts';
export { contactUsForm } from '#server/actions/content/contactUsForm.ts';
export { getAllFaqs } from '#server/actions/content/getAllFaqs.ts';
export {
  getManageWebsiteData,
  getPrivacyData,
  getRefundData,
  getShippingData,
  getTermsData,
} from '#server/actions/content/shop-pages.ts';
export { getCreditNoteById } from '#server/actions/invoices/getCreditNoteById.ts';
export { getInvoiceById } from '#server/actions/invoices/getInvoiceById.ts';
export { shareInvoice, unshareInvoice } from '#server/actions/invoices/shareInvoice.ts';
export { getUserNotifications } from '#server/actions/notifications/getUserNotifications.ts';
export { markAllNotificationsAsRead } from '#server/actions/notifications/markAllNotificationsAsRead.ts';
export { markNotificationAsRead } from '#server/actions/notifications/markNotificationAsRead.ts';
export { cancelOrderById } from '#server/actions/orders/cancelOrderById.ts';
export { getBuyAgain } from '#server/actions/orders/getBuyAgain.ts';
export { getOrderById } from '#server/actions/orders/getOrderById.ts';
export { getOrdersByUserId } from '#server/actions/orders/getOrdersByUserId.ts';
export { insertOrder } from '#server/actions/orders/insertOrder.ts';
export { matchOrderLines } from '#server/actions/orders/matchOrderLines.ts';
export { readOrderFile } from '#server/actions/orders/readOrderFile.ts';
export { updateOrderQtyEditDelivery } from '#server/actions/orders/updateOrderQtyEditDelivery.ts';
export { getAccount } from '#server/actions/payments/getAccount.ts';
export { getAccountEntries } from '#server/actions/payments/getAccountEntries.ts';
export { getReceiptById } from '#server/actions/payments/getReceiptById.ts';
export { getReturnsByOrder } from '#server/actions/returns/getReturnsByOrder.ts';
export { requestReturn } from '#server/actions/returns/requestReturn.ts';
export { getOwnReview } from '#server/actions/reviews/getOwnReview.ts';
export { getReviewsByProductId } from '#server/actions/reviews/getReviewsByProductId.ts';
export { submitProductReview } from '#server/actions/reviews/submitProductReview.ts';
export { voteOnReview } from '#server/actions/reviews/voteOnReview.ts';
export {
  getAllBannersBottom,
  getAllBannersLast,
  getBanners,
} from '#server/actions/shop/banners.ts';
export { getAllBrands } from '#server/actions/shop/getAllBrands.ts';
export { getAllCategoriesWithSubcategories } from '#server/actions/shop/getAllCategoriesWithSubcategories.ts';
export { getDeliverySettings } from '#server/actions/shop/getDeliverySettings.ts';
export { getHomeSettings } from '#server/actions/shop/getHomeSettings.ts';
export { handleAbandonedCarts } from '#server/actions/shop/handleAbandonedCarts.ts';
