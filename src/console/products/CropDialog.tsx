import { type KeyboardEvent, type PointerEvent, useEffect, useId, useRef, useState } from 'react';
import { productTexts as t } from '#console/messages/products.ts';
import { maxZoom, moveCrop, wholeCrop, zoomCrop } from '#console/pictures/crop.ts';
import { cropPicture, drawCrop } from '#console/pictures/square-picture.ts';
import { Question } from '#ui/Question.tsx';
import styles from './CropDialog.module.css';

type CropDialogProps = {
  picture: ImageBitmap;
  onCrop: (square: Blob) => void;
  onClose: () => void;
};

/** Sharp on a phone's screen, where it is half as large. */
const canvasSize = 560;
const keyStep = 0.05;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-keyStep, 0],
  ArrowRight: [keyStep, 0],
  ArrowUp: [0, -keyStep],
  ArrowDown: [0, keyStep],
};

/** The square of a picture, chosen by dragging, with a slider, or with the keyboard alone. */
export default function CropDialog({ picture, onCrop, onClose }: CropDialogProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [crop, setCrop] = useState(wholeCrop);
  const zoomId = useId();
  /** Where the finger was last, while it drags. */
  const from = useRef<{ x: number; y: number }>(undefined);

  useEffect(() => {
    if (canvas.current) drawCrop(canvas.current, picture, crop);
  }, [picture, crop]);

  /** The picture follows the finger, so the square goes the other way. */
  function drag({ currentTarget, clientX, clientY }: PointerEvent) {
    const { current: last } = from;
    if (!last) return;
    const { width } = currentTarget.getBoundingClientRect();
    const [x, y] = [(last.x - clientX) / width, (last.y - clientY) / width];
    from.current = { x: clientX, y: clientY };
    setCrop((now) => moveCrop(picture, now, x, y));
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = arrows[event.key];
    if (by) setCrop((now) => moveCrop(picture, now, ...by));
    else if (event.key === '+') setCrop((now) => zoomCrop(now, now.zoom + keyStep * 2));
    else if (event.key === '-') setCrop((now) => zoomCrop(now, now.zoom - keyStep * 2));
    else return;
    event.preventDefault();
  }

  return (
    <Question
      title={t.cropTitle}
      keep={t.cropCancel}
      yes={t.cropUse}
      look="primary"
      onYes={async () => onCrop(await cropPicture(picture, crop))}
      onClose={onClose}
    >
      <button
        type="button"
        className={styles.stage}
        aria-label={t.cropMove}
        onPointerDown={({ currentTarget, pointerId, clientX, clientY }) => {
          currentTarget.setPointerCapture(pointerId);
          from.current = { x: clientX, y: clientY };
        }}
        onPointerMove={drag}
        onLostPointerCapture={() => {
          from.current = undefined;
        }}
        onKeyDown={onKeyDown}
      >
        <canvas ref={canvas} className={styles.canvas} width={canvasSize} height={canvasSize} />
      </button>
      <label className={`stack caption gap-1 ${styles.zoom}`} htmlFor={zoomId}>
        {t.cropZoom}
        <input
          id={zoomId}
          type="range"
          min={1}
          max={maxZoom}
          step={0.05}
          value={crop.zoom}
          onChange={({ target }) => setCrop((now) => zoomCrop(now, Number(target.value)))}
        />
      </label>
      <p className="muted">
        {t.cropHint} <span className="mouse-only">{t.cropKeys}</span>
      </p>
    </Question>
  );
}
