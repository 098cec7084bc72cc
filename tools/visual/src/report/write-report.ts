import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { needsReview, pictureName } from './comparison.ts';
import { reportHtml, type ReportInput, type ReportPictures } from './report-html.ts';

/** Where the pictures of a run stand: `<folder>/<name>.png` in each. */
export interface PictureFolders {
  before: string;
  after: string;
  difference: string;
}

// A picture that is shown small beside two others; the original is exact, and compared.
const quality = 82;
/** WebP knows no longer pictures. */
const longestSide = 16_383;

/** Writes the report to a file, with every picture inside it. */
export async function writeReport(
  file: string,
  input: Omit<ReportInput, 'pictures'>,
  folders: PictureFolders,
): Promise<void> {
  const pictures = new Map<string, ReportPictures>();
  for (const comparison of input.comparisons) {
    if (comparison.outcome === 'same' && !needsReview(comparison)) continue;
    const name = pictureName(comparison);
    pictures.set(name, await picturesOf(name, folders));
  }
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, reportHtml({ ...input, pictures }));
}

async function picturesOf(name: string, folders: PictureFolders): Promise<ReportPictures> {
  const addresses = await Promise.all(
    Object.entries(folders).map(async ([kind, folder]) => {
      const png = `${folder}/${name}.png`;
      if (!existsSync(png)) return [];
      const webp = await sharp(png)
        .resize({
          width: longestSide,
          height: longestSide,
          fit: 'inside',
          withoutEnlargement: true,
        })
        .webp({ quality })
        .toBuffer();
      return [[kind, `data:image/webp;base64,${webp.toString('base64')}`] as const];
    }),
  );
  return Object.fromEntries(addresses.flat());
}
