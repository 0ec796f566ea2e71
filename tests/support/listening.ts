import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo, Server } from 'node:net'
import type { Express } from 'express'
import { afterAll } from 'vitest'

/** Lets a server listen on any free port of this machine; returns the port. */
export async function listening(server: Server) {
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

/** Serves a part of the product's server until the tests of the file have ended; returns its port. */
export async function served(app: Express) {
  const server = http.createServer(app)
  afterAll(() => void server.close())
  return listening(server)
}
