import { describe, expect, test } from 'vitest';
import { type ActionName, actionNamed, actionNames } from './index.ts';

test('the name tells the method, even where the specification changes data by GET', () => {
  const called = { getBuyAgain: 'GET', addToCart: 'POST', contactUsForm: 'POST' } as const;
  expect(methodsOf(called)).toEqual(called);
  const changing = { cancelOrderById: 'GET', handleAbandonedCarts: 'GET' } as const;
  expect(methodsOf(changing)).toEqual(changing);
});

function methodsOf(called: Partial<Record<ActionName, unknown>>) {
  const names = actionNames.filter((name) => name in called);
  return Object.fromEntries(names.map((name) => [name, actionNamed(name).method]));
}

describe.each(actionNames)('%s', (name) => {
  const action = actionNamed(name);

  test('bears its own name', () => {
    expect(action.name).toBe(name);
  });

  test('has an example that fits its schemas', () => {
    expect(action.input.safeParse(action.example.input).error).toBeUndefined();
    expect(action.output.strict().safeParse(action.example.output).error).toBeUndefined();
  });

  test('says which of its fields names the customer', () => {
    const named = ['user_id', 'userId'].find((field) => field in action.input.shape);
    if (named) expect(action.customerField).toBe(named);
    if (action.customerField) expect(action.auth).toBe('customer');
  });

  test('is only cacheable when it is the same for everyone', () => {
    if (action.cacheable) expect([action.auth, action.effect]).toEqual(['public', 'read']);
  });
});
