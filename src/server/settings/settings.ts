import { z } from 'zod';
import type { Retention } from '#domain/retention.ts';
import { retentionSetting } from './retention-setting.ts';
import { StartFault } from './start-fault.ts';

const schema = z.object({
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_DIRECT_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(1).max(1_000).default(10),
  ALLOW_NEWER_DATABASE: z.enum(['yes', 'no']).default('no'),
  SHOP_ORIGIN: z.url({ protocol: /^https?$/ }).optional(),
  STOREFRONT_ORIGINS: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(
      z.array(
        z
          .url({ protocol: /^https?$/, hostname: /^[^*]+$/ })
          .transform((url) => new URL(url).origin),
      ),
    )
    .default([]),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  ALERT_EMAIL: z.email().optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).max(10).default(0),
  CLOSE_DELAY_MS: z.coerce.number().int().min(0).max(60_000).default(0),
  WORKERS: z.coerce.number().int().min(1).max(64).default(1),
  RETENTION_DAYS: retentionSetting,
  METRICS_PORT: z.coerce.number().int().min(0).max(65535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
});

export type Settings = {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Past a pooler such as PgBouncer, to the server itself; undefined: there is none. */
  databaseDirectUrl: string | undefined;
  /** Connections to the PostgreSQL server that one process may hold for requests. */
  databasePool: number;
  /** Starts on the tables of a later version, to go back to this one. */
  allowNewerDatabase: boolean;
  /** Public address without a trailing slash; undefined: the one it listens on. */
  shopOrigin: string | undefined;
  /** Other origins whose storefront may call this server with cookies. */
  storefrontOrigins: string[];
  smtpUrl: string | undefined;
  /** Who is told where a backup failed. */
  alertEmail: string | undefined;
  /** How many proxies of one's own stand in front: their word about who is calling is believed. */
  trustProxy: number;
  /** How long `/readyz` fails before the shop closes, so that a load balancer sends nobody any more. */
  closeDelayMs: number;
  workers: number;
  /** For how many days things are kept that nobody needs for ever. */
  retention: Retention;
  /** Where Prometheus reads `/metrics`; undefined: nothing is measured. */
  metrics: { port: number; host: string } | undefined;
  /** Whether its work is traced; where to, OpenTelemetry itself reads. */
  isTraced: boolean;
  logLevel: string;
};

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new StartFault(`These settings cannot be used. ${faults.join('; ')}`);
  }
  const value = parsed.data;
  if (value.WORKERS > 1 && !value.DATABASE_URL) {
    throw new StartFault(
      'WORKERS above 1 needs a PostgreSQL server: set DATABASE_URL, or leave WORKERS out.',
    );
  }
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: value.DATA_DIR,
    databaseUrl: value.DATABASE_URL,
    databaseDirectUrl: value.DATABASE_DIRECT_URL,
    databasePool: value.DATABASE_POOL,
    allowNewerDatabase: value.ALLOW_NEWER_DATABASE === 'yes',
    shopOrigin: value.SHOP_ORIGIN && new URL(value.SHOP_ORIGIN).origin,
    storefrontOrigins: value.STOREFRONT_ORIGINS,
    smtpUrl: value.SMTP_URL,
    alertEmail: value.ALERT_EMAIL,
    trustProxy: value.TRUST_PROXY,
    closeDelayMs: value.CLOSE_DELAY_MS,
    workers: value.WORKERS,
    retention: value.RETENTION_DAYS,
    metrics:
      value.METRICS_PORT === undefined
        ? undefined
        : { port: value.METRICS_PORT, host: value.METRICS_HOST },
    isTraced: value.OTEL_EXPORTER_OTLP_ENDPOINT !== undefined,
    logLevel: value.LOG_LEVEL,
  };
}
