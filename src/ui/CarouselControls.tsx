import styles from './Carousel.module.css';
import { IconButton } from './IconButton.tsx';

export type CarouselLabels = { previous: string; next: string; pause: string; play: string };

type CarouselControlsProps = {
  className: string | undefined;
  labels: CarouselLabels;
  playing: boolean;
  onToggle: () => void;
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
};

export function CarouselControls({ labels, playing, ...props }: CarouselControlsProps) {
  return (
    <div className={props.className}>
      <IconButton
        className={styles.toggle}
        icon={playing ? 'pause' : 'play'}
        label={playing ? labels.pause : labels.play}
        onClick={props.onToggle}
      />
      {props.onPrevious && (
        <IconButton
          className={styles.arrow}
          icon="chevronLeft"
          label={labels.previous}
          onClick={props.onPrevious}
        />
      )}
      {props.onNext && (
        <IconButton
          className={styles.arrow}
          icon="chevronRight"
          label={labels.next}
          onClick={props.onNext}
        />
      )}
    </div>
  );
}
