// Usage: npm run build. Builds the storefront into build/, if anything it is made of has changed.
import { build, install } from './steps.mjs';

await install({ withTests: false });
await build();
