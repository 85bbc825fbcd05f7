import { z } from 'zod';
import { count, email, id, isoTime, noInput, optionalText } from '#contract/fields.ts';
import { defineConsoleAction, defineConsoleFile } from './define.ts';
import { cursor, day, limit, nextCursor, operatorName, password, role } from './fields.ts';

const operator = z.object({
  id: z.int(),
  email: z.string(),
  name: z.string(),
  role,
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
  active: true,
  totp: false,
  version: 1,
  last_seen_at: null,
};

export const listOperators = defineConsoleAction('listOperators', {
  summary: 'Everyone who may sign in to the console, and who no longer may.',
  access: 'operators',
  input: noInput,
  output: z.object({ operators: z.array(operator) }),
  refusals: [],
  example: { input: {}, output: { operators: [operatorExample] } },
});

export const saveOperator = defineConsoleAction('saveOperator', {
  summary:
    'Adds an operator, or changes one: a new password or role, or inactive, ends the sessions. A new one without a password gets a link by mail. One’s own password is changed with changePassword.',
  access: 'operators',
  input: z.object({
    id: id.optional(),
    version: id.optional(),
    email,
    name: operatorName,
    role,
    password: password.optional(),
    /** Left out, it stays as it is; a new operator is active. */
    active: z.boolean('must be true or false').optional(),
  }),
  output: z.object({ operator }),
  refusals: ['e-mail-taken', 'last-owner', 'changed-elsewhere', 'own-password'],
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

export const getAuditLog = defineConsoleAction('getAuditLog', {
  summary: 'Who changed what, the latest first; by operator, action, subject and day.',
  access: 'audit-log',
  input: z.object({ ...auditFilters, cursor, limit }),
  output: z.object({ entries: z.array(auditEntry), next: nextCursor }),
  refusals: [],
  example: {
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
});

export const countAuditLog = defineConsoleAction('countAuditLog', {
  summary: 'How many entries the same filters find, counted up to 1,001.',
  access: 'audit-log',
  input: z.object(auditFilters),
  output: z.object({ count }),
  refusals: [],
  example: { input: { subject: 'order 31' }, output: { count: 4 } },
});

export const exportAuditLog = defineConsoleFile('exportAuditLog', {
  summary:
    'All entries that the same filters find, the latest first, as a CSV file; before and after as JSON.',
  access: 'audit-log',
  input: z.object(auditFilters),
  refusals: [],
  file: ['text/csv'],
  example: { subject: 'order 31' },
});
