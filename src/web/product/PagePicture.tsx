import { Picture } from '#web/catalogue/Picture.tsx';

/** The picture of the page; the enlarged one covers it once loaded. */
export function PagePicture({ imageName }: { imageName: string }) {
  return (
    <Picture
      folder="products"
      name={imageName}
      alt=""
      sizes="(max-width: 699px) 96px, (max-width: 992px) 40vw, 480px"
      widths={[320, 480, 640, 960]}
      width={480}
      height={480}
      priority
    />
  );
}
