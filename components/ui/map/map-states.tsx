import { MapPinOff } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Notice } from '@/components/ui/notice';

/** In a map's place while it is being drawn. */
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
  /** Another try, where it can help. */
  retry: { label: string; run: () => void } | null;
};

/** In a map's place where it cannot be drawn. */
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
