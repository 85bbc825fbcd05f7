import { useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';

/** Whatever is unsaved on this screen, each with whether it may be left. */
const kept = new Set<{ current: boolean }>();

export function hasUnsaved(): boolean {
  return [...kept].some((released) => !released.current);
}

/**
 * Stops someone who leaves with something unsaved: the router's own moves wait in `asked`, and the
 * browser asks by itself before the tab is closed. `release` lets the next move pass, after saving.
 */
export function useUnsaved(isUnsaved: boolean) {
  const released = useRef(false);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved &&
      !released.current &&
      currentLocation.pathname !== nextLocation.pathname &&
      // Whoever signs out has decided; a session that has ended takes nobody away from here.
      nextLocation.pathname !== '/sign-in',
  );

  useEffect(() => {
    if (!isUnsaved) return;
    function warn(event: BeforeUnloadEvent) {
      if (!released.current) event.preventDefault();
    }
    kept.add(released);
    addEventListener('beforeunload', warn);
    return () => {
      kept.delete(released);
      removeEventListener('beforeunload', warn);
    };
  }, [isUnsaved]);

  return {
    asked: blocker.state === 'blocked' ? blocker : undefined,
    release() {
      released.current = true;
    },
  };
}

/** The names of a form's fields that differ from what they were rendered with. */
export function useChangedFields() {
  const [changed, setChanged] = useState<readonly string[]>([]);
  function note(form: HTMLFormElement): void {
    setChanged([...new Set([...form.elements].filter(isChanged).map(nameOf))]);
  }
  return { changed, note };
}

/** A form in a dialog: closing the dialog asks as well. */
export function useUnsavedDialog(onClose: () => void) {
  const { changed, note } = useChangedFields();
  const { asked, release } = useUnsaved(changed.length > 0);
  const [closing, setClosing] = useState(false);

  function onStay(): void {
    asked?.reset();
    setClosing(false);
  }

  function onLeave(): void {
    asked?.proceed();
    onClose();
  }

  return {
    ...{ changed, note, release },
    close: () => (changed.length > 0 ? setClosing(true) : onClose()),
    leaving: asked || closing ? { onStay, onLeave } : undefined,
  };
}

type Control = HTMLInputElement | HTMLTextAreaElement;

function isChanged(element: Element): element is Control {
  if (element instanceof HTMLTextAreaElement) return element.value !== element.defaultValue;
  if (!(element instanceof HTMLInputElement)) return false;
  if (/^(?:checkbox|radio)$/.test(element.type)) return element.checked !== element.defaultChecked;
  return element.value !== element.defaultValue;
}

function nameOf(control: Control): string {
  return control.name;
}
