import { useLoaderData } from 'react-router';
import { BackLink } from '#console/components/BackLink.tsx';
import { DraftForm } from '#console/components/DraftForm.tsx';
import { useDraft } from '#console/components/use-draft.ts';
import { consoleCall } from '#console/data/api.ts';
import { setUpTexts } from '#console/messages/set-up.ts';
import { settingsTexts as t } from '#console/messages/settings.ts';
import { ScreenHead } from '#console/navigation/ScreenHead.tsx';
import { needsSetUp } from '#console/set-up/needs-set-up.ts';
import { SettingsFields } from './SettingsFields.tsx';
import { SettingsPreview } from './SettingsPreview.tsx';
import { settingsInput, settingsTextsOf } from './settings-draft.ts';

export async function loader({ request: { signal } }: { request: Request }) {
  const [{ settings }, isSettingUp] = await Promise.all([
    consoleCall('getSettings', {}, signal),
    needsSetUp(signal),
  ]);
  return { settings, isSettingUp };
}

export function Component() {
  const { settings, isSettingUp } = useLoaderData<typeof loader>();
  const draft = useDraft({
    labels: t.fields,
    read: settings,
    noun: 'settings',
    valuesOf: settingsTextsOf,
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
        <SettingsFields draft={draft} />
      </DraftForm>
    </>
  );
}
