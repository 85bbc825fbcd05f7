import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from './Button.tsx';
import { newDetector } from './barcode-detector.ts';
import { Dialog } from './Dialog.tsx';
import { Notice } from './Notice.tsx';
import styles from './ScanDialog.module.css';

export type ScanTexts = {
  title: string;
  hint: string;
  cancel: string;
  notAllowed: string;
  noCamera: string;
};

type ScanDialogProps = {
  texts: ScanTexts;
  onCode: (code: string) => void;
  onError: (error: unknown) => void;
  onClose: () => void;
};

/** Between two looks at the picture: more would only warm the phone. */
const lookMs = 150;

export default function ScanDialog({ texts: t, onCode, onError, onClose }: ScanDialogProps) {
  const video = useRef<HTMLVideoElement>(null);
  const [problem, setProblem] = useState<string>();
  const found = useEffectEvent(onCode);
  const failed = useEffectEvent((error: unknown) => {
    onError(error);
    const isRefused = error instanceof DOMException && error.name === 'NotAllowedError';
    setProblem(isRefused ? t.notAllowed : t.noCamera);
  });

  useEffect(() => {
    const stop = startScanning(
      video.current,
      (code) => found(code),
      (error) => failed(error),
    );
    return stop;
  }, []);

  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      actions={
        <Button look="secondary" onClick={onClose}>
          {t.cancel}
        </Button>
      }
    >
      {problem === undefined ? (
        <>
          <p className={styles.hint}>{t.hint}</p>
          <video ref={video} className={styles.video} playsInline muted />
        </>
      ) : (
        <Notice tone="danger">{problem}</Notice>
      )}
    </Dialog>
  );
}

/** Opens the camera and looks until there is a code; gives the way to end it. */
function startScanning(
  video: HTMLVideoElement | null,
  onCode: (code: string) => void,
  onError: (error: unknown) => void,
): () => void {
  let ended = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stream: MediaStream | undefined;
  const detector = newDetector();

  async function open() {
    if (!video || !detector) return;
    stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
    // Closed while the browser was asking.
    if (ended) return stop();
    video.srcObject = stream;
    await video.play();
    await look(video, detector);
  }

  async function look(shown: HTMLVideoElement, by: NonNullable<typeof detector>) {
    if (ended) return;
    const [code] = await by.detect(shown);
    if (ended) return;
    if (code) return onCode(code.rawValue);
    timer = setTimeout(() => look(shown, by).catch(fail), lookMs);
  }

  function fail(error: unknown) {
    if (!ended) onError(error);
  }

  function stop() {
    ended = true;
    clearTimeout(timer);
    for (const track of stream?.getTracks() ?? []) track.stop();
  }

  open().catch(fail);
  return stop;
}
