import 'server-only';
import { knownConfig } from '@/lib/core/custom-config/config-directory.server';
import { env } from '@/lib/core/env/env';
import {
  requestedConfig,
  resolveRequest,
  type PipelineAnswer,
  type PipelineRequest,
  type PipelineState,
} from '@/lib/core/site/request-pipeline';
import { townDirectory } from '@/lib/ground/towns/town-directory.server';
import { filterCode, readFilters } from '@/lib/ground/venues/venue-filters';

/** The request pipeline with what it knows of towns and configurations: the site of a request, or where it is led. */
export async function resolveSite(request: PipelineRequest): Promise<PipelineState | PipelineAnswer> {
  const [townsOf, config] = await Promise.all([
    townDirectory(),
    knownConfig(requestedConfig(request, env().customConfig)),
  ]);
  return resolveRequest(request, {
    townsOf,
    config,
    newDeviceId: () => crypto.randomUUID(),
    filterCodeOf: (query) => filterCode(readFilters(query)),
  });
}
