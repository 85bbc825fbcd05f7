/** The shop as its papers name it, kept with each of them. */
export type Seller = {
  name: string;
  address: string;
  phone: string;
  email: string;
  gstin: string;
  /** A State of India; '': not said. */
  state: string;
  upiId: string;
  /** Not kept with the first papers. */
  city?: string;
  pincode?: string;
};
