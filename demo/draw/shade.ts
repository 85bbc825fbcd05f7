/** Gradients and blurs that every drawing shares; shapes are painted flat, then shaded. */
export const sharedDefs = `<defs>
<linearGradient id="cyl" x1="0" x2="1" y1="0" y2="0">
<stop offset="0" stop-color="#000" stop-opacity=".24"/><stop offset=".09" stop-color="#000" stop-opacity=".08"/>
<stop offset=".2" stop-color="#fff" stop-opacity=".34"/><stop offset=".34" stop-color="#fff" stop-opacity=".04"/>
<stop offset=".72" stop-color="#000" stop-opacity="0"/><stop offset=".92" stop-color="#000" stop-opacity=".13"/>
<stop offset="1" stop-color="#000" stop-opacity=".26"/></linearGradient>
<linearGradient id="soft" x1="0" x2="1" y1="0" y2="0">
<stop offset="0" stop-color="#000" stop-opacity=".13"/><stop offset=".12" stop-color="#fff" stop-opacity=".2"/>
<stop offset=".3" stop-color="#fff" stop-opacity="0"/><stop offset=".8" stop-color="#000" stop-opacity="0"/>
<stop offset="1" stop-color="#000" stop-opacity=".16"/></linearGradient>
<linearGradient id="face" x1="0" x2="1" y1="0" y2="1">
<stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/>
<stop offset="1" stop-color="#000" stop-opacity=".08"/></linearGradient>
<linearGradient id="down" x1="0" x2="0" y1="0" y2="1">
<stop offset="0" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".2"/></linearGradient>
<linearGradient id="metal" x1="0" x2="1" y1="0" y2="0">
<stop offset="0" stop-color="#8d969c"/><stop offset=".22" stop-color="#f4f6f7"/><stop offset=".45" stop-color="#c3cacf"/>
<stop offset=".75" stop-color="#e9edef"/><stop offset="1" stop-color="#868f95"/></linearGradient>
<linearGradient id="steel" x1="0" x2="0" y1="0" y2="1">
<stop offset="0" stop-color="#f3f5f6"/><stop offset=".5" stop-color="#c2cad0"/><stop offset="1" stop-color="#8f9aa1"/></linearGradient>
<radialGradient id="ball" cx=".35" cy=".3" r=".75">
<stop offset="0" stop-color="#fff" stop-opacity=".6"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/>
<stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient>
<filter id="blur8" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="8"/></filter>
<filter id="blur18" x="-50%" y="-100%" width="200%" height="300%"><feGaussianBlur stdDeviation="18"/></filter>
</defs>`;

export function shaded(path: string, fill: string, shade = 'cyl'): string {
  return `<path d="${path}" fill="${fill}"/><path d="${path}" fill="url(#${shade})"/>`;
}

export function roundRect(x: number, y: number, w: number, h: number, r: number): string {
  return (
    `M${x + r} ${y}H${x + w - r}Q${x + w} ${y} ${x + w} ${y + r}V${y + h - r}` +
    `Q${x + w} ${y + h} ${x + w - r} ${y + h}H${x + r}Q${x} ${y + h} ${x} ${y + h - r}V${y + r}Q${x} ${y} ${x + r} ${y}Z`
  );
}

/** Where a pack touches the ground. */
export function floorShadow(x: number, y: number, width: number): string {
  return (
    `<ellipse cx="${x}" cy="${y}" rx="${width * 0.56}" ry="22" fill="#0a1a14" opacity=".2" filter="url(#blur18)"/>` +
    `<ellipse cx="${x}" cy="${y - 2}" rx="${width * 0.47}" ry="9" fill="#0a1a14" opacity=".34" filter="url(#blur8)"/>`
  );
}
