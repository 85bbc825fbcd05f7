import { useState } from 'react';
import { consoleCall } from '#console/data/api.ts';
import { categoryTexts as t } from '#console/messages/categories.ts';
import { shopPicture } from '#console/pictures/shop-picture.ts';
import sortable from '#console/sortable/SortableList.module.css';
import { SortableList } from '#console/sortable/SortableList.tsx';
import type { CategoryNodeWire } from '#contract/console/categories.ts';
import type { CategoryLevel } from '#domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { classes } from '#ui/classes.ts';
import { Icon } from '#ui/Icon.tsx';
import styles from './Categories.module.css';
import type { Editing } from './CategoryDialog.tsx';

const levelBelow = {
  category: 'subcategory',
  subcategory: 'sub_subcategory',
  sub_subcategory: undefined,
} as const satisfies Record<CategoryLevel, CategoryLevel | undefined>;

type CategoryListProps = {
  level: CategoryLevel;
  /** What they lie in. */
  parent?: CategoryNodeWire;
  nodes: readonly CategoryNodeWire[];
  onEdit: (editing: Editing) => void;
};

/** One level of the tree; what lies in a category opens beneath it. */
export function CategoryList({ level, parent, nodes, onEdit }: CategoryListProps) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setOpened((now) =>
      now.has(id) ? new Set([...now].filter((one) => one !== id)) : new Set([...now, id]),
    );
  const parent_id = parent?.id ?? null;
  return (
    <>
      {nodes.length > 0 && (
        <SortableList
          label={parent ? `${t.list[level]}: ${parent.name}` : t.list[level]}
          items={nodes}
          nameOf={({ name }) => name}
          onOrder={(order) => consoleCall('orderCategories', { level, parent_id, ...order })}
          row={(node) => (
            <>
              {level !== 'category' && (
                <img
                  className={`thumb ${sortable.picture}`}
                  src={shopPicture('subcategories', node.image, 96)}
                  width={40}
                  height={40}
                  alt=""
                />
              )}
              <div className={`stack ${sortable.main}`}>
                <button
                  type="button"
                  className={sortable.name}
                  onClick={() => onEdit({ level, node })}
                >
                  <span className={`stack ${sortable.nameText}`}>
                    <span>{node.name}</span>
                    <span className={`muted ${sortable.facts}`}>
                      {t.facts(level, node.children?.length ?? 0, node.product_count)}
                    </span>
                  </span>
                </button>
              </div>
              {levelBelow[level] && (
                <button
                  type="button"
                  className={classes('icon-target', styles.toggle)}
                  aria-expanded={opened.has(node.id)}
                  aria-label={opened.has(node.id) ? t.hide(node.name) : t.show(node.name)}
                  onClick={() => toggle(node.id)}
                >
                  <Icon name="chevronDown" />
                </button>
              )}
            </>
          )}
          below={(node) => {
            const next = levelBelow[level];
            if (!next || !opened.has(node.id)) return null;
            return (
              <div className={styles.below}>
                <CategoryList
                  level={next}
                  parent={node}
                  nodes={node.children ?? []}
                  onEdit={onEdit}
                />
              </div>
            );
          }}
        />
      )}
      {parent && (
        <Button
          look="quiet"
          className={styles.add}
          aria-label={t.addTo(t.add[level], parent.name)}
          onClick={() => onEdit({ level, parent })}
        >
          <Icon name="plus" small /> {t.add[level]}
        </Button>
      )}
    </>
  );
}
