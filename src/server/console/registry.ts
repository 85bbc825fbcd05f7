import type { ConsoleActionName } from '#contract/console/names.ts';
import { changePassword } from './actions/account/changePassword.ts';
import { checkSetUpLink } from './actions/account/checkSetUpLink.ts';
import { confirmTotp } from './actions/account/confirmTotp.ts';
import { endSession } from './actions/account/endSession.ts';
import { getMe } from './actions/account/getMe.ts';
import { listSessions } from './actions/account/listSessions.ts';
import { sendPasswordLink } from './actions/account/sendPasswordLink.ts';
import { setPassword } from './actions/account/setPassword.ts';
import { setUpShop } from './actions/account/setUpShop.ts';
import { signIn } from './actions/account/signIn.ts';
import { signOut } from './actions/account/signOut.ts';
import { startTotp } from './actions/account/startTotp.ts';
import { stopTotp } from './actions/account/stopTotp.ts';
import { deleteBrand } from './actions/brands/deleteBrand.ts';
import { listBrands } from './actions/brands/listBrands.ts';
import { orderBrands } from './actions/brands/orderBrands.ts';
import { saveBrand } from './actions/brands/saveBrand.ts';
import { cancelProductEdit } from './actions/bulk-edits/cancelProductEdit.ts';
import { countProductEdits } from './actions/bulk-edits/countProductEdits.ts';
import { editProducts } from './actions/bulk-edits/editProducts.ts';
import { getProductEdit } from './actions/bulk-edits/getProductEdit.ts';
import { listProductEdits } from './actions/bulk-edits/listProductEdits.ts';
import { previewProductEdit } from './actions/bulk-edits/previewProductEdit.ts';
import { undoProductEdit } from './actions/bulk-edits/undoProductEdit.ts';
import { deleteCategory } from './actions/categories/deleteCategory.ts';
import { getCategoryTree } from './actions/categories/getCategoryTree.ts';
import { orderCategories } from './actions/categories/orderCategories.ts';
import { saveCategory } from './actions/categories/saveCategory.ts';
import { deleteBanner } from './actions/content/deleteBanner.ts';
import { deleteFaq } from './actions/content/deleteFaq.ts';
import { listBanners } from './actions/content/listBanners.ts';
import { listFaqs } from './actions/content/listFaqs.ts';
import { listPages } from './actions/content/listPages.ts';
import { orderBanners } from './actions/content/orderBanners.ts';
import { orderFaqs } from './actions/content/orderFaqs.ts';
import { saveBanner } from './actions/content/saveBanner.ts';
import { saveFaq } from './actions/content/saveFaq.ts';
import { savePage } from './actions/content/savePage.ts';
import { countCoupons } from './actions/coupons/countCoupons.ts';
import { deleteCoupon } from './actions/coupons/deleteCoupon.ts';
import { exportCoupons } from './actions/coupons/exportCoupons.ts';
import { getCoupon } from './actions/coupons/getCoupon.ts';
import { listCoupons } from './actions/coupons/listCoupons.ts';
import { saveCoupon } from './actions/coupons/saveCoupon.ts';
import { tryCoupon } from './actions/coupons/tryCoupon.ts';
import { blockCustomer } from './actions/customers/blockCustomer.ts';
import { countCustomers } from './actions/customers/countCustomers.ts';
import { exportCustomer } from './actions/customers/exportCustomer.ts';
import { exportCustomers } from './actions/customers/exportCustomers.ts';
import { forgetCustomer } from './actions/customers/forgetCustomer.ts';
import { getCustomer } from './actions/customers/getCustomer.ts';
import { getStatement } from './actions/customers/getStatement.ts';
import { listCustomers } from './actions/customers/listCustomers.ts';
import { listRoutes } from './actions/customers/listRoutes.ts';
import { saveCustomer } from './actions/customers/saveCustomer.ts';
import { sendPinLink } from './actions/customers/sendPinLink.ts';
import { answerMessage } from './actions/feedback/answerMessage.ts';
import { answerReview } from './actions/feedback/answerReview.ts';
import { countMessages } from './actions/feedback/countMessages.ts';
import { countReviews } from './actions/feedback/countReviews.ts';
import { exportMessages } from './actions/feedback/exportMessages.ts';
import { exportReviews } from './actions/feedback/exportReviews.ts';
import { finishMessage } from './actions/feedback/finishMessage.ts';
import { hideReview } from './actions/feedback/hideReview.ts';
import { listMessages } from './actions/feedback/listMessages.ts';
import { listReviews } from './actions/feedback/listReviews.ts';
import { applyFile } from './actions/files/applyFile.ts';
import { checkFile } from './actions/files/checkFile.ts';
import { countFiles } from './actions/files/countFiles.ts';
import { exportFile } from './actions/files/exportFile.ts';
import { exportFileErrors } from './actions/files/exportFileErrors.ts';
import { exportTemplate } from './actions/files/exportTemplate.ts';
import { getFile } from './actions/files/getFile.ts';
import { listFileRows } from './actions/files/listFileRows.ts';
import { listFiles } from './actions/files/listFiles.ts';
import { undoFile } from './actions/files/undoFile.ts';
import { cancelNotification } from './actions/notifications/cancelNotification.ts';
import { countNotifications } from './actions/notifications/countNotifications.ts';
import { countRecipients } from './actions/notifications/countRecipients.ts';
import { listCities } from './actions/notifications/listCities.ts';
import { listNotifications } from './actions/notifications/listNotifications.ts';
import { sendNotification } from './actions/notifications/sendNotification.ts';
import { countAuditLog } from './actions/operators/countAuditLog.ts';
import { exportAuditLog } from './actions/operators/exportAuditLog.ts';
import { getAuditLog } from './actions/operators/getAuditLog.ts';
import { listOperators } from './actions/operators/listOperators.ts';
import { saveOperator } from './actions/operators/saveOperator.ts';
import { addOrderNote } from './actions/orders/addOrderNote.ts';
import { countOrders } from './actions/orders/countOrders.ts';
import { editOrder } from './actions/orders/editOrder.ts';
import { exportOrders } from './actions/orders/exportOrders.ts';
import { findProductsFor } from './actions/orders/findProductsFor.ts';
import { getNewOrders } from './actions/orders/getNewOrders.ts';
import { getOrder } from './actions/orders/getOrder.ts';
import { listOrders } from './actions/orders/listOrders.ts';
import { moveOrder } from './actions/orders/moveOrder.ts';
import { moveOrders } from './actions/orders/moveOrders.ts';
import { placeOrderFor } from './actions/orders/placeOrderFor.ts';
import { previewOrderFor } from './actions/orders/previewOrderFor.ts';
import { getCashBook } from './actions/payments/getCashBook.ts';
import { recordPayment } from './actions/payments/recordPayment.ts';
import { getDeliverySheet } from './actions/print/getDeliverySheet.ts';
import { getPickingList } from './actions/print/getPickingList.ts';
import { printCashBook } from './actions/print/printCashBook.ts';
import { printDeliverySheet } from './actions/print/printDeliverySheet.ts';
import { printInvoices } from './actions/print/printInvoices.ts';
import { printSlips } from './actions/print/printSlips.ts';
import { printStatement } from './actions/print/printStatement.ts';
import { countProducts } from './actions/products/countProducts.ts';
import { deleteProduct } from './actions/products/deleteProduct.ts';
import { exportProducts } from './actions/products/exportProducts.ts';
import { findProduct } from './actions/products/findProduct.ts';
import { getProduct } from './actions/products/getProduct.ts';
import { listCategories } from './actions/products/listCategories.ts';
import { listProducts } from './actions/products/listProducts.ts';
import { saveProduct } from './actions/products/saveProduct.ts';
import { uploadPicture } from './actions/products/uploadPicture.ts';
import { approveRegistration } from './actions/registrations/approveRegistration.ts';
import { declineRegistration } from './actions/registrations/declineRegistration.ts';
import { listRegistrations } from './actions/registrations/listRegistrations.ts';
import { exportReport } from './actions/reports/exportReport.ts';
import { getReport } from './actions/reports/getReport.ts';
import { deleteSavedView } from './actions/saved-views/deleteSavedView.ts';
import { listSavedViews } from './actions/saved-views/listSavedViews.ts';
import { saveView } from './actions/saved-views/saveView.ts';
import { searchConsole } from './actions/search/searchConsole.ts';
import { countMissedSearches } from './actions/searches/countMissedSearches.ts';
import { deleteSynonyms } from './actions/searches/deleteSynonyms.ts';
import { exportMissedSearches } from './actions/searches/exportMissedSearches.ts';
import { finishMissedSearch } from './actions/searches/finishMissedSearch.ts';
import { listMissedSearches } from './actions/searches/listMissedSearches.ts';
import { listSynonyms } from './actions/searches/listSynonyms.ts';
import { saveSynonyms } from './actions/searches/saveSynonyms.ts';
import { trySearch } from './actions/searches/trySearch.ts';
import { addDemoProducts } from './actions/set-up/addDemoProducts.ts';
import { getSetUp } from './actions/set-up/getSetUp.ts';
import { getSettings } from './actions/settings/getSettings.ts';
import { saveSettings } from './actions/settings/saveSettings.ts';
import { changeStock } from './actions/stock/changeStock.ts';
import { changeStocks } from './actions/stock/changeStocks.ts';
import { listStockMovements } from './actions/stock/listStockMovements.ts';
import { getToday } from './actions/today/getToday.ts';
import type { ConsoleHandler } from './context.ts';

/** Every action of the console with its handler: a missing one does not compile. */
export const consoleHandlers: { [N in ConsoleActionName]: ConsoleHandler<N> } = {
  signIn,
  signOut,
  getMe,
  sendPasswordLink,
  setPassword,
  checkSetUpLink,
  setUpShop,
  getSetUp,
  addDemoProducts,
  changePassword,
  startTotp,
  confirmTotp,
  stopTotp,
  listSessions,
  endSession,
  listOperators,
  saveOperator,
  getAuditLog,
  countAuditLog,
  exportAuditLog,
  listSavedViews,
  saveView,
  deleteSavedView,
  searchConsole,
  getToday,
  getReport,
  exportReport,
  getNewOrders,
  listOrders,
  countOrders,
  exportOrders,
  getOrder,
  moveOrder,
  moveOrders,
  editOrder,
  addOrderNote,
  findProductsFor,
  previewOrderFor,
  placeOrderFor,
  recordPayment,
  getCashBook,
  printCashBook,
  getPickingList,
  getDeliverySheet,
  printDeliverySheet,
  printSlips,
  printInvoices,
  listCustomers,
  countCustomers,
  exportCustomers,
  getCustomer,
  listRoutes,
  saveCustomer,
  sendPinLink,
  blockCustomer,
  forgetCustomer,
  exportCustomer,
  getStatement,
  printStatement,
  listRegistrations,
  approveRegistration,
  declineRegistration,
  listProducts,
  countProducts,
  exportProducts,
  findProduct,
  getProduct,
  saveProduct,
  deleteProduct,
  listCategories,
  uploadPicture,
  getCategoryTree,
  saveCategory,
  orderCategories,
  deleteCategory,
  listBrands,
  saveBrand,
  orderBrands,
  deleteBrand,
  listBanners,
  saveBanner,
  orderBanners,
  deleteBanner,
  listPages,
  savePage,
  listFaqs,
  saveFaq,
  orderFaqs,
  deleteFaq,
  getSettings,
  saveSettings,
  previewProductEdit,
  editProducts,
  listProductEdits,
  countProductEdits,
  getProductEdit,
  cancelProductEdit,
  undoProductEdit,
  changeStock,
  changeStocks,
  listStockMovements,
  listCoupons,
  countCoupons,
  exportCoupons,
  getCoupon,
  saveCoupon,
  deleteCoupon,
  tryCoupon,
  listMissedSearches,
  countMissedSearches,
  exportMissedSearches,
  finishMissedSearch,
  listSynonyms,
  saveSynonyms,
  deleteSynonyms,
  trySearch,
  listMessages,
  countMessages,
  exportMessages,
  answerMessage,
  finishMessage,
  listReviews,
  countReviews,
  exportReviews,
  hideReview,
  answerReview,
  listNotifications,
  countNotifications,
  countRecipients,
  listCities,
  sendNotification,
  cancelNotification,
  checkFile,
  applyFile,
  undoFile,
  getFile,
  listFiles,
  countFiles,
  listFileRows,
  exportFile,
  exportTemplate,
  exportFileErrors,
};
