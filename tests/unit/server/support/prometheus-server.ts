/** Prometheus from the package, scraping one address every second with the alerts of deploy/prometheus. */
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { endWithThisProcess } from '../../../../scripts/child-processes.ts'
import { freePort } from '../../../attack/support/nginx.ts'

/** Where Debian puts it. */
const PROGRAM = '/usr/bin/prometheus'

export const hasPrometheus = existsSync(PROGRAM)

export interface PrometheusServer {
  /** The `data` of an answer of its API; throws where it is none of success. */
  get(path: string, query?: Record<string, string>): Promise<unknown>
  stop(): Promise<void>
}

/** It may not answer yet. */
export async function startPrometheus(target: string): Promise<PrometheusServer> {
  const folder = await mkdtemp(join(tmpdir(), 'prometheus-'))
  const port = await freePort()
  const config = join(folder, 'prometheus.yml')
  await writeFile(config, configuration(target))
  const child = endWithThisProcess(
    spawn(
      PROGRAM,
      [
        `--config.file=${config}`,
        `--storage.tsdb.path=${folder}/data`,
        `--web.listen-address=127.0.0.1:${port}`,
      ],
      { stdio: 'ignore' },
    ),
  )
  const ended = new Promise(done => child.once('exit', done))
  return {
    async get(path, query = {}) {
      const url = `http://127.0.0.1:${port}/api/v1/${path}?${new URLSearchParams(query)}`
      const answer = (await (await fetch(url)).json()) as { status: string; error?: string; data: unknown }
      if (answer.status !== 'success') throw new Error(answer.error)
      return answer.data
    },
    async stop() {
      child.kill('SIGTERM')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

const configuration = (target: string) => `
global: { scrape_interval: 1s, evaluation_interval: 1s }
rule_files: ['${resolve('deploy/prometheus/alerts.yml')}']
scrape_configs:
  - job_name: ucap
    static_configs: [{ targets: ['${target}'] }]
`
