import type {Page} from '@playwright/test';
import {pageThatContains} from '../support/built-site';
import {expect, test, visit} from '../support/fixtures';
