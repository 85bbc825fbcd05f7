import { OptionLink } from './OptionLink.tsx';
import styles from './SearchPanel.module.css';
import type { SearchPanelProps } from './SearchPanel.tsx';

type OptionGroupProps = Pick<SearchPanelProps, 'options' | 'optionId' | 'active' | 'leave'> & {
  label: string;
  /** The label is shown, and its options are chips. */
  titled?: boolean;
  /** Which of the options; the arrow keys count through all groups. */
  from?: number;
  to?: number;
};

export function OptionGroup({ label, titled, from = 0, to, ...props }: OptionGroupProps) {
  const options = props.options.slice(from, to);
  if (options.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: no form's fieldset
    <div role="group" aria-label={label}>
      {titled && (
        <p className={`muted ${styles.heading}`} aria-hidden="true">
          {label}
        </p>
      )}
      <div className={titled ? `wrap ${styles.chips}` : undefined} role="presentation">
        {options.map((option, index) => (
          <OptionLink
            key={`${option.kind} ${option.path}`}
            id={props.optionId(from + index)}
            option={option}
            selected={from + index === props.active}
            onChoose={() => props.leave(option.kind === 'category' ? undefined : option.words)}
          />
        ))}
      </div>
    </div>
  );
}
