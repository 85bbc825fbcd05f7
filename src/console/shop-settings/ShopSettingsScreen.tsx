import { useLoaderData } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { settingsTexts as t } from '#console/messages/shop-settings.ts';
import { DraftForm } from '#console/parts/DraftForm.tsx';
import { useDraft } from '#console/parts/use-draft.ts';
import type { SettingsWire } from '#contract/console/settings.ts';
import { SettingsFields } from './SettingsFields.tsx';
import { SettingsPreview } from './SettingsPreview.tsx';
import { type SettingName, settingsInput, settingsTextsOf } from './settings-draft.ts';

export function loader({ request }: { request: Request }) {
  return consoleCall('getSettings', {}, request.signal);
}

export function Component() {
  const { settings } = useLoaderData<typeof loader>();
  const draft = useDraft<SettingName, SettingsWire>({
    labels: t.fields,
    read: settings,
    noun: 'settings',
    textsOf: settingsTextsOf,
    async save(changes, version) {
      const input = { ...settingsInput(changes), version };
      return (await consoleCall('saveSettings', input)).settings;
    },
  });
  return (
    <>
      <ScreenHead title={t.title} />
      <DraftForm draft={draft} side={<SettingsPreview values={draft.values} />}>
        <SettingsFields {...draft} />
      </DraftForm>
    </>
  );
}
