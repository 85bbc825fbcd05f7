const sizes = {
  phone: [
    { width: 320, height: 640 },
    { width: 360, height: 740 },
  ],
  desktop: [
    { width: 768, height: 900 },
    { width: 1280, height: 800 },
  ],
};
const schemes = ['light', 'dark'];

/** Every look of a screen: opened once for each language on phone and desktop, then resized and coloured. */
export async function takeLooks(browser, screen, where) {
  const looks = [];
  for (const language of screen.languages ?? ['en', 'hi']) {
    const byScheme = { light: [], dark: [] };
    for (const device of ['phone', 'desktop']) {
      for (const look of await takeOn(browser, screen, { ...where, language, device })) {
        byScheme[look.scheme].push(look);
      }
    }
    looks.push(...byScheme.light, ...byScheme.dark);
  }
  return looks;
}

async function takeOn(browser, screen, { url, time, whole, people, language, device }) {
  const looks = [];
  for (const size of sizes[device]) {
    const context = await browser.newContext({
      ...{ baseURL: url, viewport: size, reducedMotion: 'reduce' },
      ...{
        timezoneId: 'Asia/Kolkata',
        locale: 'en-IN',
        serviceWorkers: screen.offline ? 'allow' : 'block',
      },
      ...(device === 'phone' && { isMobile: true, hasTouch: true }),
    });
    try {
      if (time) await context.clock.setFixedTime(time);
      await context.addCookies([
        ...(people[screen.as] ?? []),
        { name: 'thok_language', value: language, url },
      ]);
      await context.addInitScript(noteShifts);
      const page = await context.newPage();
      await (screen.open?.(page, people) ?? page.goto(screen.path));
      await settled(page);
      await screen.act?.(page, language);
      await settled(page);
      const shift = await page.evaluate(() => Number((window.layoutShift ?? 0).toFixed(4)));
      for (const scheme of schemes) {
        await page.emulateMedia({ colorScheme: scheme });
        await settled(page);
        const png = await page.screenshot({
          animations: 'disabled',
          caret: 'hide',
          fullPage: whole,
        });
        looks.push({ width: size.width, language, scheme, png, shift });
      }
    } finally {
      await context.close();
    }
  }
  return looks;
}

async function settled(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(picturesShown);
}

/** In the page: those on the screen have come. */
function picturesShown() {
  return [...document.images].every((image) => {
    const { top, left, right, width } = image.getBoundingClientRect();
    const isSeen = width > 0 && top < innerHeight && left < innerWidth && right > 0;
    // What is folded away has a size and is never loaded.
    return image.complete || !isSeen || !image.checkVisibility();
  });
}

/** In the page: how much moved by itself. */
function noteShifts() {
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) {
      if (!hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
}
