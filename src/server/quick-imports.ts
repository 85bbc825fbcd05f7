import { registerHooks } from 'node:module';

/**
 * Node reads a package's description again for each of its modules, and Drizzle's is 180 KB long:
 * half a second of every start. Its modules name one another in full, so there is nothing to look up.
 */
export function quickenImports(): void {
  registerHooks({
    resolve(specifier, context, next) {
      const { parentURL } = context;
      if (!specifier.startsWith('.') || !parentURL?.includes('/node_modules/drizzle-orm/')) {
        return next(specifier, context);
      }
      const format = parentURL.endsWith('.cjs') ? 'commonjs' : 'module';
      return { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
    },
  });
}
