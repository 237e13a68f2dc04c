import { beforeEach, describe, expect, test } from 'vitest'
import { $connection, closeConnection, openConnection, showView } from '#stores/connection.ts'

describe('the connection dialog', () => {
  beforeEach(closeConnection)

  test('opens at the login and stays on the page', () => {
    openConnection()
    expect($connection.get()).toEqual({ open: true, view: 'login', redirect: null })
  })

  test('changes its view and keeps the target', () => {
    openConnection({ redirect: '/fr/profile' })
    showView('register')
    expect($connection.get()).toEqual({ open: true, view: 'register', redirect: '/fr/profile' })
  })

  test('resets when it closes', () => {
    openConnection({ view: 'register', redirect: '/profile' })
    closeConnection()
    expect($connection.get()).toEqual({ open: false, view: 'login', redirect: null })
  })

  test.each(['https://elsewhere.example', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)'])(
    'rejects %s as a target',
    (redirect) => {
      openConnection({ redirect })
      expect($connection.get().redirect).toBeNull()
    },
  )
})
