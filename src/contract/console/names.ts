/** The console's actions with their HTTP methods, apart from the schemas, which browsers do without. */
export const consoleMethods = {
  signIn: 'POST',
  signOut: 'POST',
  getMe: 'GET',
  sendPasswordLink: 'POST',
  setPassword: 'POST',
  setUpShop: 'POST',
  changePassword: 'POST',
  startTotp: 'POST',
  confirmTotp: 'POST',
  stopTotp: 'POST',
  listSessions: 'GET',
  endSession: 'POST',
  listOperators: 'GET',
  saveOperator: 'POST',
  getAuditLog: 'GET',
  getToday: 'GET',
  getNewOrders: 'GET',
  listOrders: 'GET',
  getOrder: 'GET',
  moveOrder: 'POST',
  moveOrders: 'POST',
  editOrder: 'POST',
  addOrderNote: 'POST',
  findProductsFor: 'GET',
  // Changes nothing; its lines do not fit into an address.
  previewOrderFor: 'POST',
  placeOrderFor: 'POST',
  recordPayment: 'POST',
  getCashBook: 'GET',
  printCashBook: 'GET',
  getPickingList: 'GET',
  getDeliverySheet: 'GET',
  printDeliverySheet: 'GET',
  printSlips: 'GET',
  printInvoices: 'GET',
  listCustomers: 'GET',
  getCustomer: 'GET',
  saveCustomer: 'POST',
  sendPinLink: 'POST',
  blockCustomer: 'POST',
  getStatement: 'GET',
  printStatement: 'GET',
  listRegistrations: 'GET',
  approveRegistration: 'POST',
  declineRegistration: 'POST',
} as const;

export type ConsoleActionName = keyof typeof consoleMethods;

export function isConsoleActionName(text: string): text is ConsoleActionName {
  return Object.hasOwn(consoleMethods, text);
}
