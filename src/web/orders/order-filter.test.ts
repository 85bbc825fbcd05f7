import { describe, expect, test } from 'vitest';
import { filterCount, filterOf, filterSearch, noFilter, pageOf } from './order-filter.ts';

function of(search: string) {
  return filterOf(new URLSearchParams(search));
}

describe('the filter of the order list', () => {
  test('goes through the address and back', () => {
    const filter = of('order_id=31&status=active,cancelled&min_total=500&max_total=2000.50');
    expect(filter).toEqual({
      idPart: '31',
      statuses: ['active', 'cancelled'],
      min: '500',
      max: '2000.50',
    });
    expect(filterSearch(filter, 2)).toBe(
      '?order_id=31&status=active,cancelled&min_total=500&max_total=2000.50&page=2',
    );
    expect(of(filterSearch(filter))).toEqual(filter);
    expect(filterCount(filter)).toBe(4);
  });

  test('reads the repeated fields of a form without scripts', () => {
    expect(of('order_id=&status=active&status=accepted&min_total=0&max_total=100000')).toEqual({
      ...noFilter,
      statuses: ['active', 'accepted'],
    });
  });

  test('holds 0 and 100000, and bounds nothing until either is changed', () => {
    expect(noFilter).toMatchObject({ min: '0', max: '100000' });
    expect(filterSearch(noFilter)).toBe('?');
    expect(of('min_total=0&max_total=100000')).toEqual(noFilter);
    expect(filterSearch({ ...noFilter, min: '0.00', max: '100000.0' })).toBe('?');
  });

  test.each([
    ['min_total=500', '?min_total=500&max_total=100000'],
    ['min_total=500&max_total=100000', '?min_total=500&max_total=100000'],
    ['max_total=2000', '?min_total=0&max_total=2000'],
    ['max_total=100001', '?min_total=0&max_total=100001'],
  ])('%s bounds both ends as they stand', (search, whole) => {
    expect(filterSearch(of(search))).toBe(whole);
    expect(filterCount(of(search))).toBe(1);
  });

  test.each(['status=lost', 'min_total=-1', 'max_total=much', 'order_id=abc', ''])(
    'drops what makes no sense: %s',
    (search) => {
      expect(of(search)).toEqual(noFilter);
      expect(filterCount(noFilter)).toBe(0);
    },
  );

  test('takes the digits of an order id, however it is written', () => {
    expect(of('order_id=%23 31').idPart).toBe('31');
  });

  test.each([
    ['page=3', 3],
    ['page=0', 1],
    ['page=x', 1],
    ['page=1.5', 1],
    ['', 1],
  ])('%s is page %i', (search, page) => {
    expect(pageOf(new URLSearchParams(search))).toBe(page);
  });
});
