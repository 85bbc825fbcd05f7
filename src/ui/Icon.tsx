import styles from './Icon.module.css';
import { type IconName, iconPaths } from './icon-paths.ts';

/** Always beside a text or inside something labelled: hidden from screen readers. */
export function Icon({ name, small = false }: { name: IconName; small?: boolean }) {
  return <PathIcon path={iconPaths[name]} small={small} />;
}

/** The same with a drawing of `rare-icons.ts`. */
export function PathIcon({ path, small = false }: { path: string; small?: boolean }) {
  return (
    <svg
      className={small ? styles.small : styles.icon}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
