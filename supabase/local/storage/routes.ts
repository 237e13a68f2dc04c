import type { Database, Person } from '../db/database.ts'
import type { Caller } from '../http/caller.ts'
import type { Answer, Call } from '../http/messages.ts'
import { NotOffered } from '../not-offered.ts'
import { download, objectInfo, publicDownload } from './download.ts'
import { StorageError, storageErrorAnswer } from './errors.ts'
import type { Files } from './files.ts'
import { list } from './list.ts'
import { remove } from './remove.ts'
import { upload } from './upload.ts'

type Services = { database: Database; files: Files }

const OBJECT = '/storage/v1/object/'
const PUBLIC = `${OBJECT}public/`

const isRead = (call: Call): boolean => call.method === 'GET' || call.method === 'HEAD'

/** Answers public addresses, which need no key; null for any other call. */
export async function publicObject(services: Services, call: Call): Promise<Answer | null> {
  if (!isRead(call) || !call.path.startsWith(PUBLIC)) return null
  return publicDownload(services, call, call.path.slice(PUBLIC.length)).catch(storageErrorAnswer)
}

/** Endpoints of hosted storage under `/object/` that this backend lacks. */
const OTHERS = /^(sign|upload|move|copy|list-v2)(\/|$)/

async function objectAnswer(services: Services, call: Call, person: Person): Promise<Answer> {
  const place = call.path.slice(OBJECT.length)
  const listed = /^list\/([^/]+)$/.exec(place)?.[1]
  if (!call.path.startsWith(OBJECT) || OTHERS.test(place)) throw new NotOffered(`${call.method} ${call.path}`)
  if (call.method === 'POST' && listed !== undefined) {
    return list(services.database, call, person, decodeURIComponent(listed))
  }
  if (isRead(call) && place.startsWith('info/')) return objectInfo(services, person, place.slice('info/'.length))
  if (isRead(call)) return download(services, call, person, place.replace(/^authenticated\//, ''))
  if (call.method === 'POST' || call.method === 'PUT') return upload(services, call, person, place)
  if (call.method === 'DELETE' && !place.includes('/')) {
    return remove(services, call, person, decodeURIComponent(place))
  }
  throw new NotOffered(`${call.method} ${call.path}`)
}

/** Answers a call under `/storage/v1`: the subset of Supabase's storage that the product uses. */
export async function storageAnswer(services: Services, call: Call, caller: Caller): Promise<Answer> {
  try {
    if ('refused' in caller) {
      const message = caller.refused.expired ? 'jwt expired' : 'jwt malformed'
      throw new StorageError(403, 'InvalidJWT', 'Unauthorized', message)
    }
    return await objectAnswer(services, call, caller.person)
  } catch (error) {
    return storageErrorAnswer(error)
  }
}
