import { describe, expect, it } from 'vitest';
import { orderStatuses } from '#domain/orders/order-status.ts';
import { awaitsPayment, upiLink } from './upi.ts';

describe('upiLink', () => {
  it('names payee, amount with two decimals and the order', () => {
    const link = upiLink({
      upiId: 'doonwholesale@upi',
      payeeName: 'Doon Wholesale',
      amountPaise: 1_89_400,
      orderId: 31,
    });
    expect(link).toBe(
      'upi://pay?pa=doonwholesale@upi&pn=Doon%20Wholesale&am=1894.00&cu=INR&tr=ORDER31&tn=Order%2031',
    );
  });

  it('names the account where all that is owed is paid', () => {
    const payee = { upiId: 'doon@upi', payeeName: 'Doon', amountPaise: 1_00 };
    expect(upiLink({ ...payee, accountId: 7 })).toMatch(/&tr=ACCOUNT7&tn=Account%207$/);
  });

  it('keeps what a name or an id holds from becoming a field of its own', () => {
    const link = upiLink({
      upiId: 'a@b&am=1',
      payeeName: 'R&D “थोक” Store?',
      amountPaise: 5,
      orderId: 7,
    });
    const params = new URLSearchParams(link.slice('upi://pay?'.length));
    expect(Object.fromEntries(params)).toEqual({
      pa: 'a@b&am=1',
      pn: 'R&D “थोक” Store?',
      am: '0.05',
      cu: 'INR',
      tr: 'ORDER7',
      tn: 'Order 7',
    });
  });
});

describe('awaitsPayment', () => {
  it('holds until the order is settled or called off', () => {
    expect(orderStatuses.filter((status) => !awaitsPayment(status))).toEqual([
      'delivered',
      'completed',
      'cancelled',
    ]);
  });
});
