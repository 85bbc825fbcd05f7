// Usage: node test/serve-databases.ts, with a channel to its parent. Starts the PostgreSQL server of a test run, tells
// where it is, and stops it when the parent lets go of the channel.
import { startTestServer } from './test-server.ts';

const server = await startTestServer();
process.on('disconnect', () => {
  void server.stop().then(() => process.exit());
});
const { TEST_POSTGRES_URL, TEST_DATA_DIR } = process.env;
process.send?.({ TEST_POSTGRES_URL, TEST_DATA_DIR });
