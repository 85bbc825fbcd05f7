import { shopPicture } from './shop-picture.ts';

type ShopLogoProps = {
  shop: { shop_name: string; logo: string; logo_dark: string };
  className: string | undefined;
};

export function ShopLogo({ shop: { shop_name, logo, logo_dark }, className }: ShopLogoProps) {
  return (
    <picture>
      {logo_dark !== '' && (
        <source media="(prefers-color-scheme: dark)" srcSet={shopPicture('shop', logo_dark, 320)} />
      )}
      <img
        className={className}
        src={shopPicture('shop', logo, 320)}
        width={120}
        height={36}
        alt={shop_name}
      />
    </picture>
  );
}
