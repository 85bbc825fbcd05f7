import { useLoaderData } from 'react-router';
import { consoleCall } from '#console/api.ts';
import { ScreenHead } from '#console/layout/ScreenHead.tsx';
import { setUpTexts } from '#console/messages/set-up.ts';
import { settingsTexts as t } from '#console/messages/shop-settings.ts';
import { BackLink } from '#console/parts/BackLink.tsx';
import { DraftForm } from '#console/parts/DraftForm.tsx';
import { useDraft } from '#console/parts/use-draft.ts';
import { needsSetUp } from '#console/set-up/needs-set-up.ts';
import type { SettingsWire } from '#contract/console/settings.ts';
import { SettingsFields } from './SettingsFields.tsx';
import { SettingsPreview } from './SettingsPreview.tsx';
import { type SettingName, settingsInput, settingsTextsOf } from './settings-draft.ts';

export async function loader({ request: { signal } }: { request: Request }) {
  const [{ settings }, isSettingUp] = await Promise.all([
    consoleCall('getSettings', {}, signal),
    needsSetUp(signal),
  ]);
  return { settings, isSettingUp };
}

export function Component() {
  const { settings, isSettingUp } = useLoaderData<typeof loader>();
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
      {isSettingUp && <BackLink to="/welcome">{setUpTexts.back}</BackLink>}
      <ScreenHead title={t.title} />
      <DraftForm draft={draft} side={<SettingsPreview values={draft.values} />}>
        <SettingsFields {...draft} />
      </DraftForm>
    </>
  );
}
