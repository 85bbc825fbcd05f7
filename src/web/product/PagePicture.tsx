import { Picture } from '#web/catalogue/Picture.tsx';

/** The picture as the page loads it; the enlarged one lies over it when it comes. */
export function PagePicture({ imageName }: { imageName: string }) {
  return (
    <Picture
      folder="products"
      name={imageName}
      alt=""
      sizes="(max-width: 768px) min(94vw, 40vh), 480px"
      widths={[320, 480, 640, 960]}
      width={480}
      height={480}
      priority
    />
  );
}
