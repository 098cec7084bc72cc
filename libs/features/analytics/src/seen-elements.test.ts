import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { watchSeen, type SeenElements } from './seen-elements.ts';

/** Stands for the window: a test says how much of an element is in it. */
class TestSight {
  static boxes = new Set<Element>();
  static say: (entries: { target: Element; intersectionRatio: number }[]) => void = () => undefined;
  constructor(say: typeof TestSight.say) {
    TestSight.say = say;
  }
  observe(box: Element) {
    TestSight.boxes.add(box);
  }
  unobserve(box: Element) {
    TestSight.boxes.delete(box);
  }
  disconnect() {
    TestSight.boxes.clear();
  }
}

const show = (id: string, intersectionRatio: number) => {
  for (const target of TestSight.boxes) {
    if (target.id === id) TestSight.say([{ target, intersectionRatio }]);
  }
};

let seen: (string | undefined)[] = [];
let watch: SeenElements;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('IntersectionObserver', TestSight);
  seen = [];
  document.body.innerHTML =
    '<div data-block="b"><li id="card"><a href="/movies/mayak">Маяк</a></li></div>' +
    '<p id="sale" data-target="sale"></p><a id="menu" href="/movies"></a>';
  watch = watchSeen((element) => seen.push(element.getAttribute('href') ?? element.id));
});

afterEach(() => {
  watch.stop();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('watchSeen', () => {
  it('tells of an element that rests with nine tenths of it in the window for half a second [ANALYTICS-007]', () => {
    show('card', 0.9);
    show('sale', 0.89);
    vi.advanceTimersByTime(499);
    const early = [...seen];
    vi.advanceTimersByTime(1);

    expect([early, seen]).toEqual([[], ['/movies/mayak']]);
  });

  it('does not tell of what was scrolled past [ANALYTICS-007]', () => {
    show('sale', 1);
    vi.advanceTimersByTime(400);
    show('sale', 0.5);
    vi.advanceTimersByTime(1000);

    expect(seen).toEqual([]);
  });

  it('watches marked elements and links of blocks, those that come later too', async () => {
    document.body.insertAdjacentHTML('beforeend', '<p id="late" data-item="1"></p>');
    await vi.advanceTimersByTimeAsync(200);

    expect([...TestSight.boxes].map(({ id }) => id).toSorted()).toEqual(['card', 'late', 'sale']);
  });

  it('watches a link anew that leads elsewhere now', async () => {
    show('card', 1);
    await vi.advanceTimersByTimeAsync(500);
    document.querySelector('#card a')?.setAttribute('href', '/movies/kassiopeya');
    await vi.advanceTimersByTimeAsync(200);
    show('card', 1);
    await vi.advanceTimersByTimeAsync(500);

    expect(seen).toEqual(['/movies/mayak', '/movies/kassiopeya']);
  });

  it('looks at everything again on another page', async () => {
    watch.restart();
    const between = TestSight.boxes.size;
    await vi.advanceTimersByTimeAsync(200);

    expect([between, TestSight.boxes.size]).toEqual([0, 2]);
  });
});
