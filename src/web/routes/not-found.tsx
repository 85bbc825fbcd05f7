import { data } from 'react-router';
import { NotFoundPage } from '#web/errors/NotFoundPage.tsx';

export function loader() {
  return data(null, { status: 404 });
}

/** In the browser there is nothing to load. */
export function clientLoader() {
  return null;
}

export default NotFoundPage;
