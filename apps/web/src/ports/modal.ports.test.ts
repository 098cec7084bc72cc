import { describe, expect, it, vi } from 'vitest';
import { modalPorts } from './modal.ports.ts';

const pageAt = (scrollY: number) => ({ scrollX: 0, scrollY, scrollTo: vi.fn() });

describe('modalPorts', () => {
  it('puts the page back to where it stood before the first of several dialogs [MODAL-009]', () => {
    const page = pageAt(300);
    const { holdPage, releasePage } = modalPorts(page);

    holdPage();
    page.scrollY = 20;
    holdPage();
    releasePage({ isSamePage: true });

    expect(page.scrollTo.mock.calls).toEqual([[{ left: 0, top: 300, behavior: 'instant' }]]);
  });

  it('leaves another page where it stands', () => {
    const page = pageAt(300);
    const { holdPage, releasePage } = modalPorts(page);

    holdPage();
    releasePage({ isSamePage: false });

    expect(page.scrollTo).not.toHaveBeenCalled();
  });

  it('notes the place anew for the next dialog', () => {
    const page = pageAt(300);
    const { holdPage, releasePage } = modalPorts(page);
    holdPage();
    releasePage({ isSamePage: true });

    page.scrollY = 500;
    holdPage();
    releasePage({ isSamePage: true });

    expect(page.scrollTo).toHaveBeenLastCalledWith({ left: 0, top: 500, behavior: 'instant' });
  });
});
