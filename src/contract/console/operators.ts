import { z } from 'zod';
import { email, id, isoTime, noInput, optionalText, text } from '#contract/fields.ts';
import { editChange } from './bulk-edit.ts';
import { defineConsoleAction } from './define.ts';
import { defineConsoleList } from './define-list.ts';
import {
  cursor,
  day,
  operatorName,
  ownProof,
  ownProofRefusals,
  password,
  permission,
  role,
} from './fields.ts';

const operator = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  role,
  /** Of a driver: those whose orders are for him. */
  routes: z.array(z.string()),
  active: z.boolean(),
  totp: z.boolean(),
  version: z.int(),
  last_seen_at: isoTime.nullable(),
});

export type OperatorWire = z.output<typeof operator>;

const operatorExample: OperatorWire = {
  id: 2,
  email: 'ravi@thok.example',
  name: 'Ravi Rawat',
  role: 'packer',
  routes: [],
  active: true,
  totp: false,
  version: 1,
  last_seen_at: null,
};

export const listOperators = defineConsoleAction({
  summary: 'Everyone who may sign in to the console, and who no longer may.',
  access: 'operators',
  input: noInput,
  output: z.object({ operators: z.array(operator) }),
  example: { input: {}, output: { operators: [operatorExample] } },
});

const scheduled = {
  id: z.int(),
  operator_id: z.int(),
  at: isoTime.nullable(),
  /** Whose operator has lost one of them loses this too. */
  needs: z.array(permission),
};

const scheduledWork = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('edit'), ...scheduled, change: editChange }),
  z.object({ kind: z.literal('notification'), ...scheduled, text: z.string() }),
]);

export type ScheduledWorkWire = z.output<typeof scheduledWork>;

export const listScheduledWork = defineConsoleAction({
  summary:
    'Bulk edits and notifications that wait for their time, with what their operator has to be allowed until then.',
  access: 'operators',
  input: noInput,
  output: z.object({ work: z.array(scheduledWork) }),
  example: {
    input: {},
    output: {
      work: [
        {
          ...{ kind: 'notification', id: 3, operator_id: 1, at: '2026-10-25T03:30:00.000Z' },
          ...{ needs: ['promotions'], text: 'Diwali offers are here.' },
        },
      ],
    },
  },
});

export const saveOperator = defineConsoleAction({
  summary:
    'Adds an operator, or changes one: a new password or role, or inactive, ends the sessions. What one who is switched off or down has scheduled and may not do any more is cancelled (`listScheduledWork`). A new one without a password gets a link by mail. A new operator, another e-mail, password or role, and an owner’s standing take one’s own password, and the code of one’s second factor where it is on. One’s own password is changed with changePassword.',
  access: 'operators',
  input: z.object({
    id: id.optional(),
    version: id.optional(),
    email,
    name: operatorName,
    role,
    /** Of a driver, at least one; '': of customers without a route. Left out, they stay as they are. */
    routes: z
      .array(text(100), 'must be a list of routes')
      .max(100, 'must be at most 100 routes')
      .optional(),
    password: password.optional(),
    ...ownProof,
    /** Left out, it stays as it is; a new operator is active. */
    active: z.boolean('must be true or false').optional(),
  }),
  output: z.object({ operator }),
  refusals: [
    'e-mail-taken',
    'last-owner',
    'changed-elsewhere',
    'own-password',
    ...ownProofRefusals,
  ],
  example: {
    input: { email: 'ravi@thok.example', name: 'Ravi Rawat', role: 'packer' },
    output: { operator: operatorExample },
  },
});

const auditEntry = z.object({
  id: z.int(),
  at: isoTime,
  /** null: nobody was signed in, as when a password is set by a link. */
  operator: z.object({ id: z.int(), name: z.string() }).nullable(),
  address: z.string(),
  action: z.string(),
  subject: z.string(),
  /** The file or bulk edit that changed it, where it was one of many. */
  part_of: z.string().nullable(),
  before: z.record(z.string(), z.unknown()),
  after: z.record(z.string(), z.unknown()),
});

export type AuditEntryWire = z.output<typeof auditEntry>;

const auditFilters = {
  operator_id: id.optional(),
  action: optionalText(60),
  subject: optionalText(60),
  from: day.optional(),
  to: day.optional(),
};

const auditLog = defineConsoleList({
  access: 'audit-log',
  filters: auditFilters,
  cursor,
  rows: { entries: z.array(auditEntry) },
});

export const getAuditLog = auditLog.list(
  'Who changed what, the latest first; by operator, action, subject and day.',
  {
    input: { subject: 'order 31' },
    output: {
      entries: [
        {
          id: 9,
          at: '2026-10-02T09:30:00.000Z',
          operator: { id: 1, name: 'Asha Negi' },
          address: '203.0.113.7',
          action: 'moveOrder',
          subject: 'order 31',
          part_of: null,
          before: { status: 'active' },
          after: { status: 'accepted' },
        },
      ],
      next: null,
    },
  },
);

export const countAuditLog = auditLog.count({ subject: 'order 31' }, 4, 'entries');

export const exportAuditLog = auditLog.export(
  'All entries that the same filters find, the latest first, as a CSV file; before and after as JSON.',
  { subject: 'order 31' },
);
