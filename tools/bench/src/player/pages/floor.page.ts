import { bench, plainVideo } from './contract.ts';

// Not a player: the floor of this bench. Manifest, then the lowest picture and the sound side by side, appended while
// they arrive. It shows what link, browser and page cost before any player's code.
bench((root, { dash }) => {
  const video = plainVideo(root);
  const source = new MediaSource();
  const abort = new AbortController();
  const { signal } = abort;
  video.src = URL.createObjectURL(source);

  const pump = async (type: string, names: readonly string[]) => {
    const buffer = source.addSourceBuffer(type);
    const idle = () =>
      new Promise((resolve) => {
        if (!buffer.updating) return resolve(undefined);
        return buffer.addEventListener('updateend', resolve, { once: true });
      });
    const answers = names.map((name) => fetch(dash.replace(/[^/]*$/, name), { signal }));
    for (const answer of answers) {
      const reader = (await answer).body?.getReader();
      for (;;) {
        const part = await reader?.read();
        if (!part?.value) break;
        await idle();
        buffer.appendBuffer(part.value);
      }
      await idle();
    }
  };
  const start = async () => {
    const opened = new Promise((resolve) =>
      source.addEventListener('sourceopen', resolve, { once: true }),
    );
    const [manifest] = await Promise.all([
      fetch(dash, { signal }).then((answer) => answer.text()),
      opened,
    ]);
    const codecs = (id: number) =>
      new RegExp(`<Representation id="${id}" codecs="([^"]+)"`).exec(manifest)?.[1];
    source.duration = 96;
    const picture = ['init-0.mp4', 's0-001.m4s', 's0-002.m4s'];
    const sound = ['init-4.mp4', 's4-001.m4s', 's4-002.m4s'];
    await Promise.all([
      pump(`video/mp4; codecs="${codecs(0)}"`, picture),
      pump(`audio/mp4; codecs="${codecs(4)}"`, sound),
    ]);
  };
  const ready = start();
  ready.catch(() => {});
  return {
    ready,
    video: () => video,
    destroy: () => {
      abort.abort();
      video.removeAttribute('src');
      video.load();
      video.remove();
    },
  };
});
