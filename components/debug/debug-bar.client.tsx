'use client';

import { Tabs } from '@base-ui/react/tabs';
import { Bug } from 'lucide';
import { useTranslations } from 'next-intl';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/components/ui/button';
import { Glyph } from '@/components/ui/glyph';
import { Icon } from '@/components/ui/icon';
import { IconButton } from '@/components/ui/icon-button';
import { barState, DEBUG_TABS, type DebugTab } from '@/lib/core/debug/bar-state';
import { requestDebugEnd } from '@/lib/core/debug/debug.api';
import { removeDebugCookie } from '@/lib/core/debug/debug-bar-cookie';
import type { Recorder } from '@/lib/core/debug/recorder';
import { BridgeTab } from './bridge-tab.client';
import { ConsoleTab } from './console-tab.client';
import { NetworkTab } from './network-tab.client';
import '@/styles/debug-bar.css';

/** The debug bar inside an app: what the console, the network and the bridge of this page have said (DBG-01 to DBG-03). */
export function DebugBar({ recorder }: { recorder: Recorder }) {
  const t = useTranslations('debugBar');
  const state = useSyncExternalStore(barState.subscribe, barState.read);
  const [isOff, setIsOff] = useState(false);
  if (isOff) return null;
  const turnOff = () => {
    setIsOff(true);
    recorder.stop();
    removeDebugCookie();
    void requestDebugEnd().catch(() => undefined);
  };
  if (!state.isOpen)
    return (
      <aside className="debug-bar" aria-label={t('title')}>
        <IconButton
          label={t('open')}
          ground="float"
          onClick={() => barState.write({ ...state, isOpen: true })}
        >
          <Icon of={Bug} />
        </IconButton>
      </aside>
    );
  const logOf = { console: recorder.lines, network: recorder.requests, bridge: recorder.messages };
  return (
    <aside className="debug-bar debug-bar--open" aria-label={t('title')}>
      <Tabs.Root
        className="debug-bar__inner"
        value={state.tab}
        onValueChange={(tab: DebugTab) => barState.write({ ...state, tab })}
      >
        <div className="debug-bar__head">
          <Tabs.List className="debug-bar__tabs" aria-label={t('title')} activateOnFocus>
            {DEBUG_TABS.map((tab) => (
              <Tabs.Tab key={tab} value={tab} className="debug-bar__tab">
                {t(tab)}
              </Tabs.Tab>
            ))}
          </Tabs.List>
          <IconButton
            label={t('close')}
            edge="trail"
            onClick={() => barState.write({ ...state, isOpen: false })}
          >
            <Glyph name="down" />
          </IconButton>
        </div>
        <Tabs.Panel value="console" className="debug-bar__panel">
          <ConsoleTab log={recorder.lines} />
        </Tabs.Panel>
        <Tabs.Panel value="network" className="debug-bar__panel">
          <NetworkTab log={recorder.requests} />
        </Tabs.Panel>
        <Tabs.Panel value="bridge" className="debug-bar__panel">
          <BridgeTab log={recorder.messages} bridge={recorder.bridge} />
        </Tabs.Panel>
        <div className="debug-bar__foot">
          <Button tone="text" small onClick={() => logOf[state.tab].clear()}>
            {t('clear')}
          </Button>
          <Button tone="text" small onClick={turnOff}>
            {t('turnOff')}
          </Button>
        </div>
      </Tabs.Root>
    </aside>
  );
}
