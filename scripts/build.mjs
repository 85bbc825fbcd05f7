// Usage: npm run build. Builds storefront and server into build/, unless nothing has changed.
import { build, install } from './steps.mjs';

await install({ withTests: false });
await build();
