import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startService, waitUntilHealthy } from '../run/processes.mjs';

const startMs = 20_000;

/**
 * Starts a throw-away Prometheus with the alerts of `deploy/`, whose rules are evaluated once a second.
 * @param {object} options
 * @param {string} options.program where it is
 * @param {string} options.folder for its data
 * @param {number} options.port of its own; @param {number} options.target of what has the metrics
 * @returns its service, and how it is asked: `ask(path, parameters)` resolves to the `data` of an answer
 * @throws Error where it does not start; `ask` for a query that it does not understand
 */
export async function startPrometheus({ root, program, folder, port, target, logFolder }) {
  const config = join(folder, 'prometheus.json');
  // JSON is YAML.
  const settings = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: [join(root, 'deploy', 'alerts.yaml')],
    // The processes say themselves which they are.
    scrape_configs: [
      { job_name: 'processes', honor_labels: true, static_configs: [{ targets: [`127.0.0.1:${target}`] }] },
    ],
  };
  writeFileSync(config, JSON.stringify(settings));
  const command = [
    program,
    `--config.file=${config}`,
    `--storage.tsdb.path=${join(folder, 'data')}`,
    `--web.listen-address=127.0.0.1:${port}`,
    '--log.level=warn',
  ];
  const service = startService('Prometheus', command, { logFile: join(logFolder, 'prometheus.log') });
  const origin = `http://127.0.0.1:${port}`;
  await waitUntilHealthy(service, `${origin}/-/ready`, startMs);
  const ask = async (path, parameters = {}) => {
    const answer = await fetch(`${origin}/api/v1/${path}?${new URLSearchParams(parameters)}`);
    const { status, data, error } = await answer.json();
    if (status !== 'success') throw new Error(error);
    return data;
  };
  return { service, ask };
}
