import type { ReactNode } from 'react';
import { shellTexts } from '#console/messages/shell.ts';
import { signInTexts as t } from '#console/messages/sign-in.ts';
import { ShopLogo } from '#console/pictures/ShopLogo.tsx';
import styles from './SignInLayout.module.css';
import { useShopName } from './shop-name.ts';

type SignInLayoutProps = { title: string; text?: string | undefined; children: ReactNode };

/** A card in the middle, for those who are not signed in. */
export function SignInLayout({ title, text, children }: SignInLayoutProps) {
  const shop = useShopName();
  return (
    <main className={`center ${styles.frame}`}>
      <title>{shellTexts.titleOf(title)}</title>
      <div className={`card stack gap-4 ${styles.card}`}>
        {shop?.logo && <ShopLogo shop={shop} className={styles.logo} />}
        <div className="stack gap-1">
          <p className="muted">{t.console(shop?.shop_name)}</p>
          <h1 className={styles.title}>{title}</h1>
          {text !== undefined && <p className="muted">{text}</p>}
        </div>
        {children}
      </div>
    </main>
  );
}
