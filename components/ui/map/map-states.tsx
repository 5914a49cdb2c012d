import { MapPinOff } from 'lucide';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';

/** Shown in place of a map while it loads. */
export function MapWaiting({ text }: { text: string }) {
  return (
    <p className="map__status delayed" role="status">
      <span className="spinner" aria-hidden="true" />
      {text}
    </p>
  );
}

type MapUnavailableProps = {
  title: string;
  text: string;
  /** Retries, where that can help. */
  retry: { label: string; run: () => void } | null;
};

/** Shown in place of a map that cannot be drawn. */
export function MapUnavailable({ title, text, retry }: MapUnavailableProps) {
  return (
    <Notice
      className="map__unavailable"
      icon={<Icon of={MapPinOff} />}
      title={title}
      actions={
        retry ? (
          <Button tone="text" small onClick={retry.run}>
            {retry.label}
          </Button>
        ) : null
      }
    >
      {text}
    </Notice>
  );
}
