import { modeName } from '../modes.ts';
import type { PicturePlan } from '../stories/plan-pictures.ts';
import type { Camera } from './camera.ts';
import { changeStory, untilEnded } from './story-end.ts';

const loadTimeoutMs = 60_000;

/** A change that takes longer hangs; a search that finds nothing takes ten seconds. */
const changeTimeoutMs = 20_000;

/**
 * Shows a story and waits until it has played to its end.
 *
 * A page goes on to the next story of the same file in the same mode without a load; for any other, and where that
 * hangs, it loads.
 *
 * @returns why the story did not come to its end, if it did not.
 */
export async function showStory(
  camera: Camera,
  address: string,
  plan: PicturePlan,
): Promise<string | undefined> {
  const { shown } = camera;
  camera.shown = undefined;
  const end =
    (shown && canFollow(shown, plan) && (await change(camera, shown.story.id, plan.story.id))) ||
    (await load(camera, address, plan));
  if (end) camera.shown = plan;
  return end ? end.problem : `not finished after ${loadTimeoutMs / 1000} s`;
}

/** Whether a page may go on from one to the other: nothing but the story's name differs between them. */
const canFollow = (shown: PicturePlan, next: PicturePlan): boolean =>
  shown.story.file === next.story.file &&
  shown.story.id !== next.story.id &&
  modeName(shown.mode) === modeName(next.mode);

async function change({ page }: Camera, from: string, to: string) {
  return (await changeStory(page, from, to)) ? untilEnded(page, to, changeTimeoutMs) : undefined;
}

async function load({ page }: Camera, address: string, { story, mode }: PicturePlan) {
  await page.setViewportSize({ width: mode.width, height: 800 });
  // The accessibility check of every story is for the story tests.
  const globals = `label:${mode.label};language:${mode.language};a11y.manual:!true`;
  await page.goto(`${address}/iframe.html?id=${story.id}&viewMode=story&globals=${globals}`);
  return untilEnded(page, story.id, loadTimeoutMs);
}
