import postgres from 'postgres'
import { inject } from 'vitest'
import { roleUrl } from '../../scripts/lib/roles.mjs'

/** A migrated database of a test file's own, with the addresses the app's processes would be given. */
export async function cloneDatabase() {
  const { adminUrl, template, secret } = inject('database')
  const name = `world_${process.pid}_${Date.now().toString(36)}`
  const server = postgres(adminUrl, { max: 1, onnotice: () => {} })
  await server.unsafe(`create database ${name} template ${template} strategy file_copy`)
  const login = (role: string) => roleUrl(adminUrl, role, secret, name)
  return {
    ownerUrl: Object.assign(new URL(adminUrl), { pathname: `/${name}` }).href,
    loginUrl: login,
    processEnv: {
      DATABASE_URL_WEB: login('app_web'),
      DATABASE_URL_ADMIN: login('app_admin_web'),
      DATABASE_URL_AUTH: login('app_auth'),
    },
    async drop() {
      await server.unsafe(`drop database ${name} with (force)`)
      await server.end()
    },
  }
}
