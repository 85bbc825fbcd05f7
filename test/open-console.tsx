import { configure, fireEvent, getConfig, render, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { expect, onTestFinished, vi } from 'vitest';
import { routeTree } from '#console/route-tree.tsx';
import { consoleActionNamed, consoleActionNames, consoleActions } from '#contract/console/index.ts';
import { consoleMethodOf } from '#contract/console/method.ts';
import {
  type OperatorRole,
  permissionsOf,
  type RightsChanges,
} from '#domain/operators/permissions.ts';
import { type ConsoleAnswers, fakeConsole } from './fake-shop.ts';

/** What every action that only reads answers: its example in the contract. */
const examples = Object.fromEntries(
  consoleActionNames
    .filter((name) => consoleMethodOf(name) === 'GET')
    .map((name) => [name, consoleActionNamed(name).example.output]),
);

/** The stream of events in a browser; happy-dom has none. */
class Stream extends EventTarget {
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static open: Stream | undefined;
  readyState = Stream.OPEN;

  constructor() {
    super();
    Stream.open = this;
  }

  close() {
    this.readyState = Stream.CLOSED;
  }
}

type Given = { role?: OperatorRole; rights?: RightsChanges; answers?: ConsoleAnswers };

/**
 * The console at this address below `/console`: its own routes with all that stands around a screen. What is
 * only read answers the contract's example unless the test says otherwise; a change has to be answered by it.
 */
export async function openConsole(path: string, given: Given = {}) {
  const { role = 'owner', rights = {}, answers = {} } = given;
  vi.stubGlobal('EventSource', Stream);
  const { me } = consoleActions.getMe.example.output;
  const known = { ...me, role, permissions: permissionsOf(role, rights) };
  const server = fakeConsole({ ...examples, getMe: { me: known }, ...answers });
  let shown = '';
  /** Notes the address of what is on the screen: the router's own is ahead of it. */
  function Shown() {
    const { pathname, search } = useLocation();
    useLayoutEffect(() => {
      shown = `${pathname}${search}`;
    });
    return <Outlet />;
  }
  const routes = [{ Component: Shown, HydrateFallback: () => null, children: routeTree }];
  const router = createMemoryRouter(routes, {
    basename: '/console',
    initialEntries: [`/console${path}`],
  });
  // As in a browser: what an event begins may wait for data (`use`), which `act` calls an error.
  const { eventWrapper } = getConfig();
  configure({ eventWrapper: (run) => run() });
  onTestFinished(() => {
    configure({ eventWrapper });
    router.dispose();
  });
  render(<RouterProvider router={router} />);
  // Not Testing Library's own `screen`: it is bound to the document there was when it was loaded.
  const screen = within(document.body);
  // The first screen of a file waits for its modules to be transformed.
  await screen.findAllByRole('heading', { level: 1 }, { timeout: 30_000 });
  const user = userEvent.setup();
  return {
    ...{ screen, user },
    /** Goes to this address, and waits until its screen is shown. */
    async go(to: string) {
      await router.navigate(to);
      await expect.poll(() => shown).toBe(to);
    },
    answer: server.answer,
    /** The address of what is on the screen, without `/console`. */
    at: () => shown,
    /** What was sent to this action, in its order. */
    sent: (name: string) => server.calls.filter((one) => one.name === name).map((one) => one.input),
    press: async (name: string | RegExp) => user.click(await screen.findByRole('button', { name })),
    /** What stands in a field from now on; at once, as if pasted. */
    async fill(field: HTMLElement, text: string) {
      await user.clear(field);
      if (text !== '') await user.paste(text);
    },
    /** Of a field for a day or a time, which takes only what is whole. */
    choose: (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } }),
    /** The dialog that is open. */
    dialog: async (name?: string | RegExp) => {
      const found = await screen.findByRole('dialog', name === undefined ? {} : { name });
      return { ...within(found), element: found };
    },
    /** The server says that orders changed, once the screen listens. */
    async tellOrders() {
      await expect.poll(() => Stream.open?.readyState).toBe(Stream.OPEN);
      Stream.open?.dispatchEvent(new Event('orders'));
    },
  };
}

export type OpenConsole = Awaited<ReturnType<typeof openConsole>>;

/** What is said beside a field: its hint and its error. */
export function saidOf(field: HTMLElement): string {
  const ids = (field.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
}

/** Waits until that is no longer there. */
export async function expectGone(find: () => HTMLElement | null): Promise<void> {
  await expect.poll(find).toBeNull();
}
