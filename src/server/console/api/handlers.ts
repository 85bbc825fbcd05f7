export { changePassword } from '#server/console/actions/account/changePassword.ts';
export { checkSetUpLink } from '#server/console/actions/account/checkSetUpLink.ts';
export { confirmTotp } from '#server/console/actions/account/confirmTotp.ts';
export { endSession } from '#server/console/actions/account/endSession.ts';
export { getMe } from '#server/console/actions/account/getMe.ts';
export { getShopName } from '#server/console/actions/account/getShopName.ts';
export { listSessions } from '#server/console/actions/account/listSessions.ts';
export { sendPasswordLink } from '#server/console/actions/account/sendPasswordLink.ts';
export { setPassword } from '#server/console/actions/account/setPassword.ts';
export { setUpShop } from '#server/console/actions/account/setUpShop.ts';
export { signIn } from '#server/console/actions/account/signIn.ts';
export { signOut } from '#server/console/actions/account/signOut.ts';
export { startTotp } from '#server/console/actions/account/startTotp.ts';
export { stopTotp } from '#server/console/actions/account/stopTotp.ts';
export { deleteBrand } from '#server/console/actions/brands/deleteBrand.ts';
export { listBrands } from '#server/console/actions/brands/listBrands.ts';
export { orderBrands } from '#server/console/actions/brands/orderBrands.ts';
export { saveBrand } from '#server/console/actions/brands/saveBrand.ts';
export { cancelProductEdit } from '#server/console/actions/bulk-edits/cancelProductEdit.ts';
export { editProducts } from '#server/console/actions/bulk-edits/editProducts.ts';
export { getProductEdit } from '#server/console/actions/bulk-edits/getProductEdit.ts';
export {
  countProductEdits,
  listProductEdits,
} from '#server/console/actions/bulk-edits/listProductEdits.ts';
export { previewProductEdit } from '#server/console/actions/bulk-edits/previewProductEdit.ts';
export { undoProductEdit } from '#server/console/actions/bulk-edits/undoProductEdit.ts';
export { deleteCategory } from '#server/console/actions/categories/deleteCategory.ts';
export { getCategoryTree } from '#server/console/actions/categories/getCategoryTree.ts';
export { orderCategories } from '#server/console/actions/categories/orderCategories.ts';
export { saveCategory } from '#server/console/actions/categories/saveCategory.ts';
export { deleteBanner } from '#server/console/actions/content/deleteBanner.ts';
export { deleteFaq } from '#server/console/actions/content/deleteFaq.ts';
export { listBanners } from '#server/console/actions/content/listBanners.ts';
export { listFaqs } from '#server/console/actions/content/listFaqs.ts';
export { listPages } from '#server/console/actions/content/listPages.ts';
export { orderBanners } from '#server/console/actions/content/orderBanners.ts';
export { orderFaqs } from '#server/console/actions/content/orderFaqs.ts';
export { saveBanner } from '#server/console/actions/content/saveBanner.ts';
export { saveFaq } from '#server/console/actions/content/saveFaq.ts';
export { savePage } from '#server/console/actions/content/savePage.ts';
export { deleteCoupon } from '#server/console/actions/coupons/deleteCoupon.ts';
export { getCoupon } from '#server/console/actions/coupons/getCoupon.ts';
export {
  countCoupons,
  exportCoupons,
  listCoupons,
} from '#server/console/actions/coupons/listCoupons.ts';
export { saveCoupon } from '#server/console/actions/coupons/saveCoupon.ts';
export { tryCoupon } from '#server/console/actions/coupons/tryCoupon.ts';
export { blockCustomer } from '#server/console/actions/customers/blockCustomer.ts';
export { exportCustomer } from '#server/console/actions/customers/exportCustomer.ts';
export { forgetCustomer } from '#server/console/actions/customers/forgetCustomer.ts';
export { getCustomer } from '#server/console/actions/customers/getCustomer.ts';
export {
  countCustomers,
  exportCustomers,
  listCustomers,
} from '#server/console/actions/customers/listCustomers.ts';
export { listRoutes } from '#server/console/actions/customers/listRoutes.ts';
export { makePinLink } from '#server/console/actions/customers/makePinLink.ts';
export { makePinLinks } from '#server/console/actions/customers/makePinLinks.ts';
export { passCredit } from '#server/console/actions/customers/passCredit.ts';
export { saveCustomer } from '#server/console/actions/customers/saveCustomer.ts';
export { sendPinLink } from '#server/console/actions/customers/sendPinLink.ts';
export {
  countAgeing,
  exportAgeing,
  getAgeing,
} from '#server/console/actions/dues/getAgeing.ts';
export { printAgeing } from '#server/console/actions/dues/printAgeing.ts';
export { exportEInvoices } from '#server/console/actions/e-invoices/exportEInvoices.ts';
export { countEInvoices, listEInvoices } from '#server/console/actions/e-invoices/listEInvoices.ts';
export { uploadEInvoices } from '#server/console/actions/e-invoices/uploadEInvoices.ts';
export { answerMessage } from '#server/console/actions/feedback/answerMessage.ts';
export { answerReview } from '#server/console/actions/feedback/answerReview.ts';
export { finishMessage } from '#server/console/actions/feedback/finishMessage.ts';
export { hideReview } from '#server/console/actions/feedback/hideReview.ts';
export {
  countMessages,
  exportMessages,
  listMessages,
} from '#server/console/actions/feedback/listMessages.ts';
export {
  countReviews,
  exportReviews,
  listReviews,
} from '#server/console/actions/feedback/listReviews.ts';
export { applyFile } from '#server/console/actions/files/applyFile.ts';
export { checkFile } from '#server/console/actions/files/checkFile.ts';
export { exportFile } from '#server/console/actions/files/exportFile.ts';
export { exportFileErrors } from '#server/console/actions/files/exportFileErrors.ts';
export { exportTemplate } from '#server/console/actions/files/exportTemplate.ts';
export { getFile } from '#server/console/actions/files/getFile.ts';
export { listFileRows } from '#server/console/actions/files/listFileRows.ts';
export { countFiles, listFiles } from '#server/console/actions/files/listFiles.ts';
export { undoFile } from '#server/console/actions/files/undoFile.ts';
export { getInvoice } from '#server/console/actions/invoices/getInvoice.ts';
export {
  countInvoices,
  exportInvoices,
  listInvoices,
} from '#server/console/actions/invoices/listInvoices.ts';
export { printCreditNote } from '#server/console/actions/invoices/printCreditNote.ts';
export { printInvoice } from '#server/console/actions/invoices/printInvoice.ts';
export { shareInvoice, unshareInvoice } from '#server/console/actions/invoices/shareInvoice.ts';
export {
  deleteTaxRate,
  listTaxRates,
  saveTaxRate,
} from '#server/console/actions/invoices/tax-rates.ts';
export { cancelNotification } from '#server/console/actions/notifications/cancelNotification.ts';
export { countRecipients } from '#server/console/actions/notifications/countRecipients.ts';
export { listCities } from '#server/console/actions/notifications/listCities.ts';
export {
  countNotifications,
  listNotifications,
} from '#server/console/actions/notifications/listNotifications.ts';
export { sendNotification } from '#server/console/actions/notifications/sendNotification.ts';
export {
  countAuditLog,
  exportAuditLog,
  getAuditLog,
} from '#server/console/actions/operators/getAuditLog.ts';
export { getRoleRights } from '#server/console/actions/operators/getRoleRights.ts';
export { listOperators } from '#server/console/actions/operators/listOperators.ts';
export { listScheduledWork } from '#server/console/actions/operators/listScheduledWork.ts';
export { saveOperator } from '#server/console/actions/operators/saveOperator.ts';
export { saveRoleRights } from '#server/console/actions/operators/saveRoleRights.ts';
export { addOrderNote } from '#server/console/actions/orders/addOrderNote.ts';
export { editOrder } from '#server/console/actions/orders/editOrder.ts';
export { findProductsFor } from '#server/console/actions/orders/findProductsFor.ts';
export { getNewOrders } from '#server/console/actions/orders/getNewOrders.ts';
export { getOrder } from '#server/console/actions/orders/getOrder.ts';
export {
  countOrders,
  exportOrders,
  listOrders,
} from '#server/console/actions/orders/listOrders.ts';
export { moveOrder } from '#server/console/actions/orders/moveOrder.ts';
export { moveOrders } from '#server/console/actions/orders/moveOrders.ts';
export { noteAttempt } from '#server/console/actions/orders/noteAttempt.ts';
export { pickOrder } from '#server/console/actions/orders/pickOrder.ts';
export { placeOrderFor } from '#server/console/actions/orders/placeOrderFor.ts';
export { previewOrderFor } from '#server/console/actions/orders/previewOrderFor.ts';
export { bookBankLines } from '#server/console/actions/payments/bookBankLines.ts';
export { bounceCheque } from '#server/console/actions/payments/bounceCheque.ts';
export { checkBankFile } from '#server/console/actions/payments/checkBankFile.ts';
export { getCashBook } from '#server/console/actions/payments/getCashBook.ts';
export { getCashInHand, getMyCash } from '#server/console/actions/payments/getCashInHand.ts';
export { getCustomerMoney } from '#server/console/actions/payments/getCustomerMoney.ts';
export { getLedger } from '#server/console/actions/payments/getLedger.ts';
export { getReceipt } from '#server/console/actions/payments/getReceipt.ts';
export { handOverCash } from '#server/console/actions/payments/handOverCash.ts';
export {
  countCheques,
  exportCheques,
  listCheques,
} from '#server/console/actions/payments/listCheques.ts';
export {
  countReceipts,
  exportReceipts,
  listReceipts,
  listTakers,
} from '#server/console/actions/payments/listReceipts.ts';
export { moveCheques } from '#server/console/actions/payments/moveCheques.ts';
export { recordPayment } from '#server/console/actions/payments/recordPayment.ts';
export { recordReceipt } from '#server/console/actions/payments/recordReceipt.ts';
export { recordReceipts } from '#server/console/actions/payments/recordReceipts.ts';
export { shareReceipt, unshareReceipt } from '#server/console/actions/payments/shareReceipt.ts';
export { writeOffDue } from '#server/console/actions/payments/writeOffDue.ts';
export { drawPinSlips } from '#server/console/actions/print/drawPinSlips.ts';
export { getDeliverySheet } from '#server/console/actions/print/getDeliverySheet.ts';
export { getPickingList } from '#server/console/actions/print/getPickingList.ts';
export { printCashBook } from '#server/console/actions/print/printCashBook.ts';
export { printDeliverySheet } from '#server/console/actions/print/printDeliverySheet.ts';
export { printInvoices } from '#server/console/actions/print/printInvoices.ts';
export { printReceipt } from '#server/console/actions/print/printReceipt.ts';
export { printSlips } from '#server/console/actions/print/printSlips.ts';
export { printStatement } from '#server/console/actions/print/printStatement.ts';
export { deleteProduct } from '#server/console/actions/products/deleteProduct.ts';
export { findProduct } from '#server/console/actions/products/findProduct.ts';
export { getProduct } from '#server/console/actions/products/getProduct.ts';
export { listCategories } from '#server/console/actions/products/listCategories.ts';
export {
  countProducts,
  exportProducts,
  listProducts,
} from '#server/console/actions/products/listProducts.ts';
export { saveProduct } from '#server/console/actions/products/saveProduct.ts';
export { uploadPicture } from '#server/console/actions/products/uploadPicture.ts';
export { approveRegistration } from '#server/console/actions/registrations/approveRegistration.ts';
export { declineRegistration } from '#server/console/actions/registrations/declineRegistration.ts';
export { listRegistrations } from '#server/console/actions/registrations/listRegistrations.ts';
export { exportReport } from '#server/console/actions/reports/exportReport.ts';
export { getReport } from '#server/console/actions/reports/getReport.ts';
export { exportTaxReport, getTaxReport } from '#server/console/actions/reports/tax-report.ts';
export { createCreditNote } from '#server/console/actions/returns/createCreditNote.ts';
export { decideReturn } from '#server/console/actions/returns/decideReturn.ts';
export { getReturn } from '#server/console/actions/returns/getReturn.ts';
export { getReturnPhoto } from '#server/console/actions/returns/getReturnPhoto.ts';
export { countBins, exportBins, listBins } from '#server/console/actions/returns/listBins.ts';
export {
  countReturns,
  exportReturns,
  listReturns,
} from '#server/console/actions/returns/listReturns.ts';
export { writeOffBin } from '#server/console/actions/returns/writeOffBin.ts';
export { deleteSavedView } from '#server/console/actions/saved-views/deleteSavedView.ts';
export { listSavedViews } from '#server/console/actions/saved-views/listSavedViews.ts';
export { saveView } from '#server/console/actions/saved-views/saveView.ts';
export { searchConsole } from '#server/console/actions/search/searchConsole.ts';
export { deleteSynonyms } from '#server/console/actions/searches/deleteSynonyms.ts';
export { finishMissedSearch } from '#server/console/actions/searches/finishMissedSearch.ts';
export {
  countMissedSearches,
  exportMissedSearches,
  listMissedSearches,
} from '#server/console/actions/searches/listMissedSearches.ts';
export { listSynonyms } from '#server/console/actions/searches/listSynonyms.ts';
export { saveSynonyms } from '#server/console/actions/searches/saveSynonyms.ts';
export { trySearch } from '#server/console/actions/searches/trySearch.ts';
export { addDemoProducts } from '#server/console/actions/set-up/addDemoProducts.ts';
export { getSetUp } from '#server/console/actions/set-up/getSetUp.ts';
export { getSettings } from '#server/console/actions/settings/getSettings.ts';
export { saveSettings } from '#server/console/actions/settings/saveSettings.ts';
export { changeStock } from '#server/console/actions/stock/changeStock.ts';
export { changeStocks } from '#server/console/actions/stock/changeStocks.ts';
export { listStockMovements } from '#server/console/actions/stock/listStockMovements.ts';
export { getToday } from '#server/console/actions/today/getToday.ts';
