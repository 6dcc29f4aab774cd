/**
 * The icons of the installed app, drawn from the art kit: `node tools/icons.mjs` rewrites public/icons.
 *
 * Systems cut icons to their own shapes. The plain ones have our rounded corners; the maskable one and Apple's fill the
 * square, with the bird inside the circle that every shape leaves. Of the badge, which stands beside a notification's
 * text, systems show the outline alone: it is the bird in white, on nothing.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { chromium } from "@playwright/test";

const HERE = resolve(import.meta.dirname, "..");
const robin = /<g class="bird">[\s\S]*<\/g>/.exec(
  readFileSync(resolve(HERE, "art/birds/robin.svg"), "utf8"),
)[0];
const ground = readFileSync(resolve(HERE, "art/app-icon.svg"), "utf8");

/** The whole drawing; `room` is how much of the square the bird takes, `corner` the radius. */
function drawing(room, corner) {
  const size = 512 * room;
  const bird = `<g transform="translate(${(512 - size) / 2 - size * 0.02} ${372 - size * 0.853}) scale(${size / 120})">${robin}</g>`;
  return ground
    .replace(/<!--[\s\S]*?-->/, bird)
    .replace(
      "<rect",
      `<clipPath id="shape"><rect width="512" height="512" rx="${corner}"/></clipPath><g clip-path="url(#shape)"><rect`,
    )
    .replace("</svg>", "</g></svg>");
}

/** The bird in one colour, with its eye cut out, as large as the square allows. */
const badge = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="4 13 105 94">
<filter id="white"><feColorMatrix values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 0 0 0 1 0"/></filter>
<mask id="eye"><rect width="120" height="120" fill="#fff"/><circle cx="79" cy="41" r="6.6"/></mask>
<g mask="url(#eye)"><g filter="url(#white)">${robin}</g></g></svg>`;

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
  args: ["--no-sandbox"],
});
const page = await browser.newPage();
for (const [name, size, room, corner] of [
  ["app-192", 192, 0.86, 112],
  ["app-512", 512, 0.86, 112],
  ["maskable-512", 512, 0.66, 0],
  ["apple-180", 180, 0.8, 0],
]) {
  await page.setViewportSize({ width: size, height: size });
  const svg = drawing(room, corner).replace("<svg ", `<svg width="${size}" height="${size}" `);
  await page.setContent(`<body style="margin:0">${svg}</body>`);
  await page.screenshot({ path: resolve(HERE, `public/icons/${name}.png`), omitBackground: true });
}
await page.setViewportSize({ width: 96, height: 96 });
await page.setContent(`<body style="margin:0">${badge}</body>`);
await page.screenshot({ path: resolve(HERE, "public/icons/badge-96.png"), omitBackground: true });
writeFileSync(resolve(HERE, "public/voliera.svg"), drawing(0.92, 112).replace(/\n/g, ""));
await browser.close();
